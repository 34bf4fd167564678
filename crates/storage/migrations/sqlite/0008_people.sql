-- Somebody is a session, with all its seats and tables. Its own token is the first device's; every other device has a token that
-- leads to the same session.
CREATE TABLE device (
    token_hash TEXT PRIMARY KEY,
    -- Null: this device was signed out.
    session    TEXT REFERENCES session (token_hash),
    label      TEXT NOT NULL,
    created    BIGINT NOT NULL
) WITHOUT ROWID;

CREATE INDEX device_session ON device (session);

-- How somebody comes back who has lost every device. The name is in small letters; the password is an Argon2id hash.
CREATE TABLE login (
    name     TEXT PRIMARY KEY,
    session  TEXT NOT NULL UNIQUE REFERENCES session (token_hash),
    password TEXT NOT NULL
) WITHOUT ROWID;

-- A code that lets one more device in, once, until then (Unix seconds). Only its hash is kept.
CREATE TABLE device_code (
    code_hash TEXT PRIMARY KEY,
    session   TEXT NOT NULL REFERENCES session (token_hash),
    until     BIGINT NOT NULL
) WITHOUT ROWID;
