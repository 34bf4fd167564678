-- People, tables and logs. Times are Unix seconds; yes and no are 1 and 0.

-- A browser, or a program with a token. Only the hash of the token is kept.
CREATE TABLE session (
    token_hash TEXT PRIMARY KEY,
    name       TEXT NOT NULL,
    created    BIGINT NOT NULL
) WITHOUT ROWID;

CREATE TABLE game_table (
    id            TEXT PRIMARY KEY,
    -- 'table' is played here, 'replay' was uploaded.
    kind          TEXT NOT NULL CHECK (kind IN ('table', 'replay')),
    game          TEXT NOT NULL,
    rules         BIGINT NOT NULL,
    options       TEXT NOT NULL,
    -- The server's part of the seed: a secret until the game is over.
    server_secret TEXT NOT NULL,
    commitment    TEXT NOT NULL,
    -- A secret until the game is over; null until it starts.
    seed          TEXT,
    status        TEXT NOT NULL CHECK (status IN ('running', 'finished')),
    owner         TEXT REFERENCES session (token_hash),
    created       BIGINT NOT NULL
) WITHOUT ROWID;

CREATE INDEX game_table_status ON game_table (status, kind);
CREATE INDEX game_table_owner ON game_table (owner);

CREATE TABLE seat (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    seat     BIGINT NOT NULL,
    kind     TEXT NOT NULL CHECK (kind IN ('human', 'hot-seat', 'bot')),
    name     TEXT NOT NULL,
    -- The bot that plays it.
    bot      TEXT,
    -- The private link of a human's seat, shown again to whoever opened the table.
    invite   TEXT UNIQUE,
    -- What this human added to the seed.
    entropy  TEXT,
    taken    BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

-- Who may act for a seat: several sessions when a player uses several devices.
CREATE TABLE session_seat (
    session  TEXT NOT NULL REFERENCES session (token_hash),
    table_id TEXT NOT NULL,
    seat     BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat, session),
    FOREIGN KEY (table_id, seat) REFERENCES seat (table_id, seat)
) WITHOUT ROWID;

CREATE INDEX session_seat_session ON session_seat (session);

-- The log of a table. It only grows: undo is an entry too. The key is the lock.
CREATE TABLE action (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    number   BIGINT NOT NULL,
    json     TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE TABLE talk (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    number   BIGINT NOT NULL,
    seat     BIGINT,
    name     TEXT NOT NULL,
    text     TEXT NOT NULL,
    said     BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
