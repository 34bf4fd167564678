-- People, tables and logs. Times are Unix seconds; yes and no are 1 and 0.

-- A browser, or a program with a token. Only the hash of the token is kept.
CREATE TABLE session (
    token_hash TEXT PRIMARY KEY,
    name       TEXT NOT NULL,
    created    BIGINT NOT NULL
);

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
);

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
);

-- Who may act for a seat: several sessions when a player uses several devices.
CREATE TABLE session_seat (
    session  TEXT NOT NULL REFERENCES session (token_hash),
    table_id TEXT NOT NULL,
    seat     BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat, session),
    FOREIGN KEY (table_id, seat) REFERENCES seat (table_id, seat)
);

CREATE INDEX session_seat_session ON session_seat (session);

-- The log of a table: everything that happens there, numbered. It only grows: undo is an entry too. The key is the lock.
CREATE TABLE entry (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    number   BIGINT NOT NULL,
    -- Unix milliseconds.
    written  BIGINT NOT NULL,
    -- 'rules' is for the rules (decisions, going back), 'seat' for who plays, 'talk' for what is said.
    kind     TEXT NOT NULL,
    json     TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- Campaigns: a value folded over finished games, and who plays which company.

CREATE TABLE campaign (
    id      TEXT PRIMARY KEY,
    name    TEXT NOT NULL,
    -- How often it was saved. It is the lock: the slower of two writers is told so.
    version BIGINT NOT NULL,
    -- All that lies in the campaign's box, as JSON.
    state   TEXT NOT NULL,
    owner   TEXT REFERENCES session (token_hash),
    created BIGINT NOT NULL
);

CREATE INDEX campaign_owner ON campaign (owner);

-- Who plays a company. That may change between games, and in one.
CREATE TABLE campaign_company (
    campaign TEXT NOT NULL REFERENCES campaign (id),
    company  TEXT NOT NULL,
    -- The order round the table.
    place    BIGINT NOT NULL,
    kind     TEXT NOT NULL CHECK (kind IN ('human', 'bot', 'nobody')),
    name     TEXT NOT NULL,
    bot      TEXT,
    -- The private link of a human's company: good for every game of the campaign.
    invite   TEXT UNIQUE,
    taken    BIGINT NOT NULL,
    PRIMARY KEY (campaign, company)
);

CREATE TABLE session_company (
    session  TEXT NOT NULL REFERENCES session (token_hash),
    campaign TEXT NOT NULL,
    company  TEXT NOT NULL,
    PRIMARY KEY (campaign, company, session),
    FOREIGN KEY (campaign, company) REFERENCES campaign_company (campaign, company)
);

CREATE INDEX session_company_session ON session_company (session);

CREATE TABLE campaign_game (
    campaign     TEXT NOT NULL REFERENCES campaign (id),
    number       BIGINT NOT NULL,
    -- Null for single games on the finished board.
    chapter      BIGINT,
    table_id     TEXT NOT NULL UNIQUE REFERENCES game_table (id),
    -- The campaign's state when this game was begun.
    state_before TEXT NOT NULL,
    -- Whether the campaign has taken up what came of it: once, in the same transaction.
    put_away     BIGINT NOT NULL,
    PRIMARY KEY (campaign, number)
);

-- Lessons. Where a learner is stands in the log of the table.

-- A table on which somebody learns: for the question which lessons somebody has begun. Written with the entry that changes it.
CREATE TABLE lesson (
    table_id TEXT PRIMARY KEY REFERENCES game_table (id),
    name     TEXT NOT NULL
);

-- What need not be said to a visitor again: a lesson gone through, a hint read, a game played to its end.
CREATE TABLE learnt (
    session TEXT NOT NULL REFERENCES session (token_hash),
    game    TEXT NOT NULL,
    what    TEXT NOT NULL,
    PRIMARY KEY (session, game, what)
);

-- What the program remembers of itself: the key its promises are made of, and that it could write.
CREATE TABLE setting (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

-- Promises of fair luck that a table was opened with: no other table may have them.
CREATE TABLE kept_promise (
    commitment TEXT PRIMARY KEY
);

-- The servers that share this database, and when they were last heard of (Unix milliseconds of the database's clock).
CREATE TABLE server (
    id   TEXT PRIMARY KEY,
    seen BIGINT NOT NULL
);
