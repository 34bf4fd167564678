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
) WITHOUT ROWID;

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
) WITHOUT ROWID;

CREATE TABLE session_company (
    session  TEXT NOT NULL REFERENCES session (token_hash),
    campaign TEXT NOT NULL,
    company  TEXT NOT NULL,
    PRIMARY KEY (campaign, company, session),
    FOREIGN KEY (campaign, company) REFERENCES campaign_company (campaign, company)
) WITHOUT ROWID;

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
) WITHOUT ROWID;
