-- How somebody wants to be told that a table waits for them. Minutes are minutes of the day where they live.
CREATE TABLE notice_wish (
    session        TEXT PRIMARY KEY REFERENCES session (token_hash),
    lang           TEXT NOT NULL,
    -- What our links begin with, as they see them.
    origin         TEXT NOT NULL,
    -- What they want to be told of, with spaces between: turn, began, ended.
    about          TEXT NOT NULL,
    offset_minutes BIGINT NOT NULL,
    quiet_from     BIGINT,
    quiet_to       BIGINT,
    -- Once a day, at this minute.
    digest         BIGINT,
    remind_hours   BIGINT NOT NULL
);

-- Where they are told: a browser that takes web push, a mail address, a webhook.
CREATE TABLE notice_way (
    id        TEXT PRIMARY KEY,
    session   TEXT NOT NULL REFERENCES session (token_hash),
    kind      TEXT NOT NULL,
    address   TEXT NOT NULL,
    -- The keys of a browser, the form of a webhook.
    detail    TEXT NOT NULL,
    -- The secret of the link that stops it.
    stop      TEXT NOT NULL UNIQUE,
    -- Unix milliseconds, as all times here.
    created   BIGINT NOT NULL,
    confirmed BIGINT NOT NULL,
    -- In a row.
    failures  BIGINT NOT NULL,
    failure   TEXT,
    failed    BIGINT,
    -- It failed so often, or so plainly, that nothing is sent there any more.
    dropped   BIGINT NOT NULL,
    UNIQUE (session, kind, address)
);

-- What somebody is to be told of a table, once. It stays after it was told, so that nobody tells it again.
CREATE TABLE notice (
    session  TEXT NOT NULL REFERENCES session (token_hash),
    table_id TEXT NOT NULL REFERENCES game_table (id),
    about    TEXT NOT NULL,
    -- Since when the table waits.
    since    BIGINT NOT NULL,
    due      BIGINT NOT NULL,
    -- Until then a server is at it.
    claimed  BIGINT NOT NULL,
    tries    BIGINT NOT NULL,
    told     BIGINT NOT NULL,
    PRIMARY KEY (session, table_id, about, since)
);

CREATE INDEX notice_due ON notice (due);

-- How somebody comes back besides by a password: by a mail address (the name), later perhaps by a passkey (the name is the id of the
-- key, the secret its public half).
CREATE TABLE credential (
    kind    TEXT NOT NULL,
    name    TEXT NOT NULL,
    session TEXT NOT NULL REFERENCES session (token_hash),
    secret  TEXT NOT NULL,
    PRIMARY KEY (kind, name)
);

CREATE INDEX credential_session ON credential (session);

-- A link in a mail: it says that an address is somebody's, or lets them in, once. Only its hash is kept.
CREATE TABLE mail_link (
    link_hash TEXT PRIMARY KEY,
    kind      TEXT NOT NULL,
    session   TEXT NOT NULL REFERENCES session (token_hash),
    address   TEXT NOT NULL,
    until     BIGINT NOT NULL
);
