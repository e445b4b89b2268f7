"""How Sphinx makes a site of these pages; `make docs` runs it."""

import sys
import tomllib
from pathlib import Path

DOCS = Path(__file__).parent
ROOT = DOCS.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from docs.site import pages  # noqa: E402

project = "Burgrave"
author = "The Burgrave contributors"
project_copyright = author
release = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
version = release

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["site"]
nitpicky = True
# A type in a signature that has no place in the reference is plain text there.
nitpick_ignore_regex = [("py:.*", ".*")]
default_role = "code"

myst_enable_extensions = ["attrs_inline", "deflist"]
myst_heading_anchors = 4
myst_links_external_new_tab = False

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "undoc-members": False}

html_theme = "furo"
html_title = "Burgrave"
html_static_path = ["site/static"]
html_css_files = ["style.css"]
html_favicon = "../web/public/favicon.svg"
html_copy_source = False
html_show_sphinx = False
SERIF = "EB Garamond, Iowan Old Style, Palatino Linotype, Palatino, Georgia, serif"
html_theme_options = {
    "light_css_variables": {
        "font-stack--headings": SERIF,
        "color-foreground-primary": "#2b2118",
        "color-foreground-secondary": "#5a4733",
        "color-foreground-muted": "#6b5844",
        "color-foreground-border": "#bfa471",
        "color-background-primary": "#fdf9ef",
        "color-background-secondary": "#f8f0dc",
        "color-background-hover": "#efe2c3",
        "color-background-hover--transparent": "#efe2c300",
        "color-background-border": "#e2d3b0",
        "color-brand-primary": "#714d0a",
        "color-brand-content": "#234a86",
        "color-brand-visited": "#5b3a75",
        "color-problematic": "#a3301b",
        "color-highlight-on-target": "#fdf0c6",
        "color-link-underline": "#93a6c6",
    },
    "dark_css_variables": {
        "color-foreground-primary": "#f1e5cb",
        "color-foreground-secondary": "#c6b291",
        "color-foreground-muted": "#ad997a",
        "color-foreground-border": "#5f4b34",
        "color-background-primary": "#17110c",
        "color-background-secondary": "#241b13",
        "color-background-hover": "#30251a",
        "color-background-hover--transparent": "#30251a00",
        "color-background-border": "#3b2e20",
        "color-brand-primary": "#ecc674",
        "color-brand-content": "#93b5ea",
        "color-brand-visited": "#c7a4e0",
        "color-problematic": "#f0896c",
        "color-highlight-on-target": "#3b2c12",
        "color-link-underline": "#4d6286",
    },
}


def setup(app: object) -> None:
    """Let our own pages be made ready before Sphinx reads them."""
    pages.register(app)
