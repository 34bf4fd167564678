-- What somebody noted about a table: for their own eyes.
CREATE TABLE note (
    session  TEXT NOT NULL REFERENCES session (token_hash),
    table_id TEXT NOT NULL REFERENCES game_table (id),
    text     TEXT NOT NULL,
    PRIMARY KEY (session, table_id)
) WITHOUT ROWID;

-- Up to which entry of its log somebody has read the talk of a table, on whatever device.
CREATE TABLE talk_read (
    session  TEXT NOT NULL REFERENCES session (token_hash),
    table_id TEXT NOT NULL REFERENCES game_table (id),
    number   BIGINT NOT NULL,
    PRIMARY KEY (session, table_id)
) WITHOUT ROWID;

-- Whom somebody does not want to hear, at any table.
CREATE TABLE mute (
    session TEXT NOT NULL REFERENCES session (token_hash),
    muted   TEXT NOT NULL REFERENCES session (token_hash),
    PRIMARY KEY (session, muted)
) WITHOUT ROWID;
