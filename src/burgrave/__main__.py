"""`python -m burgrave` is the `burgrave` command."""

from burgrave.cli import main

raise SystemExit(main())
