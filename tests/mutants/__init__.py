"""Would the tests notice? Small changes to rules and server, tried against their tests."""
