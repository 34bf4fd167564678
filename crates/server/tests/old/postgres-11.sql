-- What stood in a database of PostgreSQL of version 11.
CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, description TEXT NOT NULL, installed_on TIMESTAMPTZ NOT NULL DEFAULT now(), success BOOLEAN NOT NULL, checksum BYTEA NOT NULL, execution_time BIGINT NOT NULL);
INSERT INTO _sqlx_migrations VALUES (1, 'all', '2026-11-15 12:00:00+00', true, '\xa1d63d4a8818513e8ea5a9d1c198cd73c9cbd26b2180de42d23d0bcad46b171ba22403b4c5e62eab6b399bc930dcfbc7', 1);
INSERT INTO _sqlx_migrations VALUES (2, 'terms', '2026-11-15 12:00:00+00', true, '\xbee72e2090fe8f75294ced95024d6b8ec29feb92a2e44e0a888c5b0b6bd810d281c324c4a8d9c2dea0cd6bb421f9658d', 1);
INSERT INTO _sqlx_migrations VALUES (3, 'looked', '2026-11-15 12:00:00+00', true, '\x0db8e94b01a928ec003a822981952757990649150883caca1b48b91a68e690cd24a9f10f40cc05ce31bace46cb523543', 1);
INSERT INTO _sqlx_migrations VALUES (4, 'people', '2026-11-15 12:00:00+00', true, '\x7a47f1cd547028a682d1864da0597e8ff84c7fb9887104a1b7123ecb11740b9c168795182e671e71ddbf4fcd59a11668', 1);
INSERT INTO _sqlx_migrations VALUES (5, 'preferences', '2026-11-15 12:00:00+00', true, '\x452380dc31a4149db8a428585d00fb4b6b131c79aa6602340b889e972fb59713bdbe94f17674d01da2367848d46b7815', 1);
INSERT INTO _sqlx_migrations VALUES (6, 'talk', '2026-11-15 12:00:00+00', true, '\x9e6dc34b0b2884634421b10a14ef8a889054fba21d9eeca017d73fcd6115b3eeba2e62400696bb647cf3b618d09f7e4e', 1);
INSERT INTO _sqlx_migrations VALUES (7, 'notices', '2026-11-15 12:00:00+00', true, '\x474ca5c83995dfa02c3575eef6ef581c3e860a3a767705ca7ca4fcd09fbec62b79f0c23711761c4652509c2140174aaa', 1);
INSERT INTO _sqlx_migrations VALUES (8, 'kinds of campaigns', '2026-11-15 12:00:00+00', true, '\x63dd96bb8712e10898849a44096bd342ec19bfe90cc151ffdf9e517be59289aeebf903f4659f51daa0cfc55d68672d70', 1);
INSERT INTO _sqlx_migrations VALUES (9, 'analysis', '2026-11-15 12:00:00+00', true, '\x4a359e746b883b9d20a0787682631934767fb1b254acc30855859a7b0cbc653dfcc494060814a7a784aeab2dcef360e9', 1);
INSERT INTO _sqlx_migrations VALUES (10, 'programs', '2026-11-15 12:00:00+00', true, '\x9e33ac997c6235ecef7e587ff8f0bd19e5d2e2e8fb14f21636931486d6c18cd1b86bce257bb5044aa04ffbc75d507063', 1);
INSERT INTO _sqlx_migrations VALUES (11, 'unnamed campaigns', '2026-11-17 12:00:00+00', true, '\xa4a844a9f9c684e8543857fd1532df370db8ff4e4ec3b7a6d5cf2494f6d6337747a7b1bca712ad957ad6d51d2abcaaf1', 1);

CREATE TABLE session (
    token_hash TEXT PRIMARY KEY,
    name       TEXT NOT NULL,
    created    BIGINT NOT NULL
);

CREATE TABLE game_table (
    id            TEXT PRIMARY KEY,
    kind          TEXT NOT NULL CHECK (kind IN ('table', 'replay')),
    game          TEXT NOT NULL,
    rules         BIGINT NOT NULL,
    options       TEXT NOT NULL,
    server_secret TEXT NOT NULL,
    commitment    TEXT NOT NULL,
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
    bot      TEXT,
    invite   TEXT UNIQUE,
    entropy  TEXT,
    taken    BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE TABLE session_seat (
    session  TEXT NOT NULL REFERENCES session (token_hash),
    table_id TEXT NOT NULL,
    seat     BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat, session),
    FOREIGN KEY (table_id, seat) REFERENCES seat (table_id, seat)
);

CREATE INDEX session_seat_session ON session_seat (session);
CREATE TABLE entry (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    number   BIGINT NOT NULL,
    written  BIGINT NOT NULL,
    kind     TEXT NOT NULL,
    json     TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE campaign (
    id      TEXT PRIMARY KEY,
    name    TEXT NOT NULL,
    version BIGINT NOT NULL,
    state   TEXT NOT NULL,
    owner   TEXT REFERENCES session (token_hash),
    created BIGINT NOT NULL
);

CREATE INDEX campaign_owner ON campaign (owner);
CREATE TABLE campaign_company (
    campaign TEXT NOT NULL REFERENCES campaign (id),
    company  TEXT NOT NULL,
    place    BIGINT NOT NULL,
    kind     TEXT NOT NULL CHECK (kind IN ('human', 'bot', 'nobody')),
    name     TEXT NOT NULL,
    bot      TEXT,
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
    chapter      BIGINT,
    table_id     TEXT NOT NULL UNIQUE REFERENCES game_table (id),
    state_before TEXT NOT NULL,
    put_away     BIGINT NOT NULL,
    PRIMARY KEY (campaign, number)
);
CREATE TABLE lesson (
    table_id TEXT PRIMARY KEY REFERENCES game_table (id),
    name     TEXT NOT NULL
);
CREATE TABLE learnt (
    session TEXT NOT NULL REFERENCES session (token_hash),
    game    TEXT NOT NULL,
    what    TEXT NOT NULL,
    PRIMARY KEY (session, game, what)
);
CREATE TABLE setting (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
CREATE TABLE kept_promise (
    commitment TEXT PRIMARY KEY
);
CREATE TABLE server (
    id   TEXT PRIMARY KEY,
    seen BIGINT NOT NULL
);

ALTER TABLE seat ADD COLUMN free BIGINT NOT NULL DEFAULT 0;
CREATE TABLE terms (
    table_id  TEXT PRIMARY KEY REFERENCES game_table (id),
    name      TEXT NOT NULL,
    has_clock BIGINT NOT NULL,
    is_listed BIGINT NOT NULL
);

ALTER TABLE game_table ADD COLUMN looked BIGINT NOT NULL DEFAULT 0;
UPDATE game_table SET looked = CAST(EXTRACT(EPOCH FROM now()) AS BIGINT);

CREATE TABLE device (
    token_hash TEXT PRIMARY KEY,
    session    TEXT REFERENCES session (token_hash),
    label      TEXT NOT NULL,
    created    BIGINT NOT NULL
);

CREATE INDEX device_session ON device (session);
CREATE TABLE login (
    name     TEXT PRIMARY KEY,
    session  TEXT NOT NULL UNIQUE REFERENCES session (token_hash),
    password TEXT NOT NULL
);
CREATE TABLE device_code (
    code_hash TEXT PRIMARY KEY,
    session   TEXT NOT NULL REFERENCES session (token_hash),
    until     BIGINT NOT NULL
);

CREATE TABLE preferences (
    session TEXT PRIMARY KEY REFERENCES session (token_hash),
    chosen  TEXT NOT NULL
);

CREATE TABLE note (
    session  TEXT NOT NULL REFERENCES session (token_hash),
    table_id TEXT NOT NULL REFERENCES game_table (id),
    text     TEXT NOT NULL,
    PRIMARY KEY (session, table_id)
);
CREATE TABLE talk_read (
    session  TEXT NOT NULL REFERENCES session (token_hash),
    table_id TEXT NOT NULL REFERENCES game_table (id),
    number   BIGINT NOT NULL,
    PRIMARY KEY (session, table_id)
);
CREATE TABLE mute (
    session TEXT NOT NULL REFERENCES session (token_hash),
    muted   TEXT NOT NULL REFERENCES session (token_hash),
    PRIMARY KEY (session, muted)
);

CREATE TABLE notice_wish (
    session        TEXT PRIMARY KEY REFERENCES session (token_hash),
    lang           TEXT NOT NULL,
    origin         TEXT NOT NULL,
    about          TEXT NOT NULL,
    offset_minutes BIGINT NOT NULL,
    quiet_from     BIGINT,
    quiet_to       BIGINT,
    digest         BIGINT,
    remind_hours   BIGINT NOT NULL
);
CREATE TABLE notice_way (
    id        TEXT PRIMARY KEY,
    session   TEXT NOT NULL REFERENCES session (token_hash),
    kind      TEXT NOT NULL,
    address   TEXT NOT NULL,
    detail    TEXT NOT NULL,
    stop      TEXT NOT NULL UNIQUE,
    created   BIGINT NOT NULL,
    confirmed BIGINT NOT NULL,
    failures  BIGINT NOT NULL,
    failure   TEXT,
    failed    BIGINT,
    dropped   BIGINT NOT NULL,
    UNIQUE (session, kind, address)
);
CREATE TABLE notice (
    session  TEXT NOT NULL REFERENCES session (token_hash),
    table_id TEXT NOT NULL REFERENCES game_table (id),
    about    TEXT NOT NULL,
    since    BIGINT NOT NULL,
    due      BIGINT NOT NULL,
    claimed  BIGINT NOT NULL,
    tries    BIGINT NOT NULL,
    told     BIGINT NOT NULL,
    PRIMARY KEY (session, table_id, about, since)
);

CREATE INDEX notice_due ON notice (due);
CREATE TABLE credential (
    kind    TEXT NOT NULL,
    name    TEXT NOT NULL,
    session TEXT NOT NULL REFERENCES session (token_hash),
    secret  TEXT NOT NULL,
    PRIMARY KEY (kind, name)
);

CREATE INDEX credential_session ON credential (session);
CREATE TABLE mail_link (
    link_hash TEXT PRIMARY KEY,
    kind      TEXT NOT NULL,
    session   TEXT NOT NULL REFERENCES session (token_hash),
    address   TEXT NOT NULL,
    until     BIGINT NOT NULL
);

ALTER TABLE campaign ADD COLUMN kind TEXT NOT NULL DEFAULT '';
UPDATE campaign SET kind = 'ticket-to-ride-legacy';

CREATE TABLE analysis (
    table_id  TEXT PRIMARY KEY REFERENCES game_table (id),
    decisions BIGINT NOT NULL,
    json      TEXT NOT NULL
);

ALTER TABLE device ADD COLUMN program BIGINT NOT NULL DEFAULT 0;
UPDATE device SET program = 1 WHERE label NOT IN
    ('', 'Firefox', 'Edg', 'Chrome', 'Safari', 'curl', 'Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux')
    AND label NOT LIKE 'Firefox, %' AND label NOT LIKE 'Edg, %' AND label NOT LIKE 'Chrome, %'
    AND label NOT LIKE 'Safari, %' AND label NOT LIKE 'curl, %';

INSERT INTO session (token_hash, name, created) VALUES
('anna', 'Anna', 1763175600),
('erik', 'Erik', 1763175600);
INSERT INTO game_table (id, kind, game, rules, options, server_secret, commitment, seed, status, owner, created, looked) VALUES
('elm', 'table', 'american-rails', 1, '{"banker":"seat1","negotiation":true}', 'abababababababababababababababababababababababababababababababab', 'fb8e20fc2e4c3f248c60c39bd652f3c1347298bb977b8b4d5903b85055620603', '0', 'running', 'anna', 1763175600, 1763175600),
('oak', 'table', 'steel-driver', 1, '{"active_player":"drawn","map":"38"}', 'abababababababababababababababababababababababababababababababab', 'fb8e20fc2e4c3f248c60c39bd652f3c1347298bb977b8b4d5903b85055620603', '24', 'finished', 'anna', 1763175601, 1763175601),
('fir', 'table', 'carnegie', 1, '{"level":"expert","start":"seat1"}', 'abababababababababababababababababababababababababababababababab', 'fb8e20fc2e4c3f248c60c39bd652f3c1347298bb977b8b4d5903b85055620603', '1-player-expert 40', 'running', 'anna', 1763175602, 1763175602),
('yew', 'table', 'ticket-to-ride-legacy', 3, '{"boxes_open":[],"boxes_waiting":[],"changes":[],"chapter":1,"choices":[],"companies":[],"contracts":[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29],"events":["fair-weather","cheap-coal","full-platforms","paydays","lost-luggage","clean-sweep","inspection"],"growth":[13,11,11,12,6,4,3],"last_before":null,"last_stop":null,"limits":{"cards_drawn":2,"first_tickets":4,"large_city_cards":1,"start_cards":4,"start_dollars":5,"tickets_seen":3},"medals":0,"names_written":0,"people":[0,1,2,3,4,5,6,7,8],"regions":["northeast","midatlantic","greatlakes","ohio","southeast"],"rules":["company-routes","large-cities"],"signs_count":false,"start_player":null,"tallies":{"hub_claims":0,"pickaxes":0,"postcards_met":0},"tickets":["albany--washington","indianapolis--pittsburgh","new-york--toronto","bangor--philadelphia","boston--buffalo","cincinnati--washington","cleveland--louisville","birmingham--st-louis","chicago--memphis","detroit--richmond","detroit--montreal","boston--charleston","cleveland--nashville","indianapolis--toronto","new-york--sault-ste-marie","atlanta--st-louis","chicago--raleigh","louisville--montreal","mobile--richmond","boston--cincinnati","milwaukee--philadelphia","mobile--pittsburgh","new-orleans--savannah","atlanta--buffalo","chicago--new-orleans","quebec--raleigh","albany--birmingham","chicago--quebec","savannah--st-louis","memphis--new-york","nashville--quebec","bangor--milwaukee","new-orleans--sault-ste-marie"]}', 'abababababababababababababababababababababababababababababababab', 'fb8e20fc2e4c3f248c60c39bd652f3c1347298bb977b8b4d5903b85055620603', '1865 2', 'running', 'anna', 1763175603, 1763175603);
INSERT INTO seat (table_id, seat, kind, name, bot, invite, entropy, taken, free) VALUES
('elm', 0, 'human', 'Anna', NULL, 'elm-0', 'e', 1, 0),
('elm', 1, 'human', 'Erik', NULL, 'elm-1', NULL, 1, 0),
('elm', 2, 'bot', 'Bot', 'random', NULL, NULL, 1, 0),
('oak', 0, 'human', 'Anna', NULL, 'oak-0', 'e', 1, 0),
('oak', 1, 'human', 'Erik', NULL, 'oak-1', NULL, 1, 0),
('oak', 2, 'bot', 'Bot', 'random', NULL, NULL, 1, 0),
('fir', 0, 'human', 'Anna', NULL, 'fir-0', 'e', 1, 0),
('yew', 0, 'human', 'Anna', NULL, 'yew-0', 'e', 1, 0),
('yew', 1, 'human', 'Erik', NULL, 'yew-1', NULL, 1, 0);
INSERT INTO session_seat (session, table_id, seat) VALUES
('anna', 'elm', 0),
('erik', 'elm', 1),
('anna', 'oak', 0),
('erik', 'oak', 1),
('anna', 'fir', 0),
('anna', 'yew', 0),
('erik', 'yew', 1);
INSERT INTO entry (table_id, number, written, kind, json) VALUES
('elm', 1, 1763175600001, 'pace', '{"entry":"agree","terms":{"name":"","clock":null,"time_up":"wait","watch":"link"}}'),
('elm', 2, 1763175600002, 'seat', '{"entry":"sit","seat":1,"session":"erik","name":"Erik"}'),
('elm', 3, 1763175600003, 'talk', '{"entry":"say","seat":1,"name":"Erik","text":"good luck, “all” of you"}'),
('elm', 4, 1763175600004, 'rules', '{"entry":"act","seat":0,"action":{"do":"name_railway","railway":"liberty"}}'),
('elm', 5, 1763175600005, 'rules', '{"entry":"act","seat":0,"action":{"do":"pass"}}'),
('elm', 6, 1763175600006, 'rules', '{"entry":"act","seat":1,"action":{"do":"bid","dollars":14}}'),
('elm', 7, 1763175600007, 'rules', '{"entry":"act","seat":2,"action":{"do":"pass"}}'),
('elm', 8, 1763175600008, 'rules', '{"entry":"act","seat":1,"action":{"city":"Harrisburg","do":"place_first_cube"}}'),
('elm', 9, 1763175600009, 'rules', '{"entry":"act","seat":1,"action":{"do":"name_railway","railway":"continental"}}'),
('elm', 10, 1763175600010, 'rules', '{"entry":"act","seat":1,"action":{"do":"pass"}}'),
('elm', 11, 1763175600011, 'rules', '{"entry":"act","seat":2,"action":{"do":"pass"}}'),
('elm', 12, 1763175600012, 'rules', '{"entry":"act","seat":0,"action":{"do":"bid","dollars":12}}'),
('elm', 13, 1763175600013, 'rules', '{"entry":"act","seat":0,"action":{"city":"Jackson","do":"place_first_cube"}}'),
('oak', 1, 1763175601001, 'pace', '{"entry":"agree","terms":{"name":"","clock":null,"time_up":"wait","watch":"link"}}'),
('oak', 2, 1763175601002, 'seat', '{"entry":"sit","seat":1,"session":"erik","name":"Erik"}'),
('oak', 3, 1763175601003, 'talk', '{"entry":"say","seat":1,"name":"Erik","text":"good luck, “all” of you"}'),
('oak', 4, 1763175601004, 'rules', '{"entry":"act","seat":2,"action":{"company":"red","do":"open","stones":10}}'),
('oak', 5, 1763175601005, 'rules', '{"entry":"act","seat":0,"action":{"do":"pass_marker"}}'),
('oak', 6, 1763175601006, 'rules', '{"entry":"act","seat":1,"action":{"do":"pass_marker"}}'),
('oak', 7, 1763175601007, 'rules', '{"entry":"act","seat":2,"action":{"do":"build","link":"Albany–New York"}}'),
('oak', 8, 1763175601008, 'rules', '{"entry":"act","seat":2,"action":{"do":"build","link":"Albany–Boston"}}'),
('oak', 9, 1763175601009, 'rules', '{"entry":"act","seat":2,"action":{"do":"build","link":"New York–Philadelphia"}}'),
('oak', 10, 1763175601010, 'rules', '{"entry":"act","seat":2,"action":{"do":"build","link":"Philadelphia–Baltimore"}}'),
('oak', 11, 1763175601011, 'rules', '{"entry":"act","seat":0,"action":{"company":"red","do":"open","stones":20}}'),
('oak', 12, 1763175601012, 'rules', '{"entry":"act","seat":1,"action":{"do":"pass_marker"}}'),
('oak', 13, 1763175601013, 'rules', '{"entry":"act","seat":2,"action":{"do":"pass_marker"}}'),
('oak', 14, 1763175601014, 'rules', '{"entry":"act","seat":0,"action":{"do":"build","link":"Baltimore–Richmond"}}'),
('oak', 15, 1763175601015, 'rules', '{"entry":"act","seat":0,"action":{"do":"build","link":"Richmond–Raleigh"}}'),
('oak', 16, 1763175601016, 'rules', '{"entry":"act","seat":0,"action":{"do":"build","link":"Raleigh–Charleston"}}'),
('oak', 17, 1763175601017, 'rules', '{"entry":"act","seat":0,"action":{"do":"build","link":"Charleston–Savannah"}}'),
('oak', 18, 1763175601018, 'rules', '{"entry":"act","seat":0,"action":{"do":"build","link":"Savannah–Jacksonville"}}'),
('oak', 19, 1763175601019, 'rules', '{"entry":"act","seat":0,"action":{"do":"build","link":"Pittsburgh–Philadelphia"}}'),
('oak', 20, 1763175601020, 'rules', '{"entry":"act","seat":0,"action":{"do":"build","link":"Cleveland–Pittsburgh"}}'),
('oak', 21, 1763175601021, 'rules', '{"entry":"act","seat":0,"action":{"do":"build","link":"Cleveland–Buffalo"}}'),
('oak', 22, 1763175601022, 'rules', '{"entry":"act","seat":1,"action":{"company":"red","do":"open","stones":29}}'),
('oak', 23, 1763175601023, 'rules', '{"entry":"act","seat":2,"action":{"do":"pass_marker"}}'),
('oak', 24, 1763175601024, 'rules', '{"entry":"act","seat":0,"action":{"do":"pass_marker"}}'),
('oak', 25, 1763175601025, 'rules', '{"entry":"act","seat":1,"action":{"do":"build","link":"Detroit–Cleveland"}}'),
('oak', 26, 1763175601026, 'rules', '{"entry":"act","seat":1,"action":{"do":"build","link":"Detroit–Buffalo"}}'),
('oak', 27, 1763175601027, 'rules', '{"entry":"act","seat":1,"action":{"do":"build","link":"Buffalo–Pittsburgh"}}'),
('oak', 28, 1763175601028, 'rules', '{"entry":"act","seat":1,"action":{"do":"build","link":"Boston–New York"}}'),
('oak', 29, 1763175601029, 'rules', '{"entry":"act","seat":1,"action":{"do":"build","link":"Chicago–Detroit"}}'),
('oak', 30, 1763175601030, 'rules', '{"entry":"act","seat":2,"action":{"company":"red","do":"open","stones":24}}'),
('oak', 31, 1763175601031, 'rules', '{"entry":"act","seat":0,"action":{"do":"pass_marker"}}'),
('oak', 32, 1763175601032, 'rules', '{"entry":"act","seat":1,"action":{"do":"pass_marker"}}'),
('oak', 33, 1763175601033, 'rules', '{"entry":"act","seat":0,"action":{"company":"red","do":"open","stones":14}}'),
('oak', 34, 1763175601034, 'rules', '{"entry":"act","seat":1,"action":{"do":"pass_marker"}}'),
('oak', 35, 1763175601035, 'rules', '{"entry":"act","seat":0,"action":{"city":"Detroit","do":"take_good"}}'),
('oak', 36, 1763175601036, 'rules', '{"entry":"act","seat":0,"action":{"city":"Boston","do":"take_good"}}'),
('oak', 37, 1763175601037, 'rules', '{"entry":"act","seat":0,"action":{"city":"Cleveland","do":"take_good"}}'),
('oak', 38, 1763175601038, 'rules', '{"entry":"act","seat":0,"action":{"city":"Philadelphia","do":"take_good"}}'),
('oak', 39, 1763175601039, 'rules', '{"entry":"act","seat":0,"action":{"city":"Albany","do":"take_good"}}'),
('oak', 40, 1763175601040, 'rules', '{"entry":"act","seat":0,"action":{"city":"Chicago","do":"take_good"}}'),
('oak', 41, 1763175601041, 'rules', '{"entry":"act","seat":0,"action":{"city":"Pittsburgh","do":"take_good"}}'),
('oak', 42, 1763175601042, 'rules', '{"entry":"act","seat":0,"action":{"city":"Richmond","do":"take_good"}}'),
('oak', 43, 1763175601043, 'rules', '{"entry":"act","seat":0,"action":{"city":"New York","do":"take_good"}}'),
('oak', 44, 1763175601044, 'rules', '{"entry":"act","seat":0,"action":{"city":"Charleston","do":"take_good"}}'),
('oak', 45, 1763175601045, 'rules', '{"entry":"act","seat":0,"action":{"city":"Baltimore","do":"take_good"}}'),
('oak', 46, 1763175601046, 'rules', '{"entry":"act","seat":0,"action":{"city":"Buffalo","do":"take_good"}}'),
('oak', 47, 1763175601047, 'rules', '{"entry":"act","seat":0,"action":{"city":"Raleigh","do":"take_good"}}'),
('oak', 48, 1763175601048, 'rules', '{"entry":"act","seat":0,"action":{"city":"Savannah","do":"take_good"}}'),
('fir', 1, 1763175602001, 'pace', '{"entry":"agree","terms":{"name":"","clock":null,"time_up":"wait","watch":"link"}}'),
('fir', 2, 1763175602002, 'rules', '{"entry":"act","seat":0,"action":{"do":"choose_sides","housing":"a","commerce":"a","industry":"b","infrastructure":"b"}}'),
('fir', 3, 1763175602003, 'rules', '{"entry":"act","seat":0,"action":{"do":"place_start_disc","slot":"Chicago 4"}}'),
('fir', 4, 1763175602004, 'rules', '{"entry":"act","seat":0,"action":{"do":"take_department","department":"charitable_giving"}}'),
('fir', 5, 1763175602005, 'rules', '{"entry":"act","seat":0,"action":{"do":"move_worker","from":"1-2","to":"2-2","worker":"lying"}}'),
('fir', 6, 1763175602006, 'rules', '{"entry":"act","seat":0,"action":{"do":"move_worker","from":"1-2","to":"1-3","worker":"lying"}}'),
('fir', 7, 1763175602007, 'rules', '{"entry":"act","seat":0,"action":{"do":"move_worker","from":"2-2","to":"2-1","worker":"lying"}}'),
('fir', 8, 1763175602008, 'rules', '{"entry":"act","seat":0,"action":{"do":"move_worker","from":"1-2","to":"2-2","worker":"lying"}}'),
('fir', 9, 1763175602009, 'rules', '{"entry":"act","seat":0,"action":{"do":"move_worker","from":"1-2","to":"1-3","worker":"lying"}}'),
('yew', 1, 1763175603001, 'pace', '{"entry":"agree","terms":{"name":"","clock":null,"time_up":"wait","watch":"link"}}'),
('yew', 2, 1763175603002, 'seat', '{"entry":"sit","seat":1,"session":"erik","name":"Erik"}'),
('yew', 3, 1763175603003, 'talk', '{"entry":"say","seat":1,"name":"Erik","text":"good luck, “all” of you"}'),
('yew', 4, 1763175603004, 'rules', '{"entry":"act","seat":0,"action":{"do":"keep_tickets","places":[1,3]}}'),
('yew', 5, 1763175603005, 'rules', '{"entry":"act","seat":1,"action":{"do":"keep_tickets","places":[0,2]}}'),
('yew', 6, 1763175603006, 'rules', '{"entry":"act","seat":1,"action":{"do":"claim","payment":{"colour":"black","locomotives":0},"route":"r018"}}'),
('yew', 7, 1763175603007, 'rules', '{"entry":"act","seat":0,"action":{"do":"claim","payment":{"colour":"blue","locomotives":0},"route":"r019"}}'),
('yew', 8, 1763175603008, 'rules', '{"entry":"act","seat":1,"action":{"do":"claim","payment":{"colour":"blue","locomotives":1},"route":"r021"}}'),
('yew', 9, 1763175603009, 'rules', '{"entry":"act","seat":0,"action":{"do":"claim","payment":{"colour":"green","locomotives":0},"route":"r008"}}'),
('yew', 10, 1763175603010, 'rules', '{"entry":"act","seat":1,"action":{"do":"take_open","place":4}}'),
('yew', 11, 1763175603011, 'rules', '{"entry":"act","seat":1,"action":{"do":"take_open","place":0}}');
INSERT INTO terms (table_id, name, has_clock, is_listed) VALUES
('elm', '', 0, 0),
('oak', '', 0, 0),
('fir', '', 0, 0),
('yew', '', 0, 0);
INSERT INTO campaign (id, name, version, state, owner, created, kind) VALUES
('west', 'Westward', 0, '{"companies":[{"office":{"company":"red","bonus_dollars":2,"more_trains":0,"more_cards":0,"more_dollars":0,"more_tickets":0,"postcards":[],"couplers":false,"people":[],"kept_ticket":null},"vault":[],"games_won":0,"names":0,"sealed":[],"stamps":0,"medals":0,"medal_dollars":[]},{"office":{"company":"blue","bonus_dollars":2,"more_trains":0,"more_cards":0,"more_dollars":0,"more_tickets":0,"postcards":[],"couplers":false,"people":[],"kept_ticket":null},"vault":[],"games_won":0,"names":0,"sealed":[],"stamps":0,"medals":0,"medal_dollars":[]},{"office":{"company":"green","bonus_dollars":2,"more_trains":0,"more_cards":0,"more_dollars":0,"more_tickets":0,"postcards":[],"couplers":false,"people":[],"kept_ticket":null},"vault":[],"games_won":0,"names":0,"sealed":[],"stamps":0,"medals":0,"medal_dollars":[]},{"office":{"company":"yellow","bonus_dollars":2,"more_trains":0,"more_cards":0,"more_dollars":0,"more_tickets":0,"postcards":[],"couplers":false,"people":[],"kept_ticket":null},"vault":[],"games_won":0,"names":0,"sealed":[],"stamps":0,"medals":0,"medal_dollars":[]},{"office":{"company":"black","bonus_dollars":2,"more_trains":0,"more_cards":0,"more_dollars":0,"more_tickets":0,"postcards":[],"couplers":false,"people":[],"kept_ticket":null},"vault":[],"games_won":0,"names":0,"sealed":[],"stamps":0,"medals":0,"medal_dollars":[]}],"stage":{"ready":{"chapter":1}},"start_player":null,"regions":["northeast","midatlantic","greatlakes","ohio","southeast"],"changes":[],"events":["fair-weather","cheap-coal","full-platforms","paydays","lost-luggage","clean-sweep","inspection"],"limits":{"start_dollars":5,"start_cards":4,"first_tickets":4,"cards_drawn":2,"tickets_seen":3,"large_city_cards":1},"rules":["company-routes","large-cities"],"signs_count":false,"choices":[],"growth":[13,11,11,12,6,4,3],"contracts":[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29],"people":[0,1,2,3,4,5,6,7,8],"boxes_open":[],"boxes_waiting":[],"tallies":{"hub_claims":0,"pickaxes":0,"postcards_met":0},"last_before":null,"story_read":0,"post_office":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77],"archive":[],"claims":[],"train_arrived":null,"chronicle":[]}', 'anna', 1763175600, 'ticket-to-ride-legacy');
INSERT INTO campaign_company (campaign, company, place, kind, name, bot, invite, taken) VALUES
('west', 'black', 4, 'nobody', '', NULL, NULL, 0),
('west', 'blue', 1, 'human', 'Erik', NULL, 'west-1', 1),
('west', 'green', 2, 'bot', '', 'greedy', NULL, 1),
('west', 'red', 0, 'human', 'Anna', NULL, 'west-0', 1),
('west', 'yellow', 3, 'nobody', '', NULL, NULL, 0);
INSERT INTO session_company (session, campaign, company) VALUES
('anna', 'west', 'black');
INSERT INTO learnt (session, game, what) VALUES
('anna', 'american-rails', 'hint');
INSERT INTO setting (name, value) VALUES
('promise key', 'cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd');
INSERT INTO kept_promise (commitment) VALUES
('c0');
INSERT INTO device (token_hash, session, label, created, program) VALUES
('anna-phone', 'anna', 'Firefox, Android', 1763175600, 0),
('anna-robot', 'anna', 'robot', 1763175600, 1);
INSERT INTO login (name, session, password) VALUES
('anna', 'anna', '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$c29tZWhhc2g');
INSERT INTO preferences (session, chosen) VALUES
('anna', 'theme=dark');
INSERT INTO note (session, table_id, text) VALUES
('anna', 'elm', 'mind Erik’s shares');
INSERT INTO talk_read (session, table_id, number) VALUES
('anna', 'elm', 2);
INSERT INTO mute (session, muted) VALUES
('erik', 'anna');
INSERT INTO notice_wish (session, lang, origin, about, offset_minutes, quiet_from, quiet_to, digest, remind_hours) VALUES
('anna', 'en', 'http://localhost:8080', 'turn', 60, NULL, NULL, NULL, 0);
INSERT INTO notice_way (id, session, kind, address, detail, stop, created, confirmed, failures, failure, failed, dropped) VALUES
('w', 'anna', 'webhook', 'https://example.org/hook', 'json', 's', 1763175600000, 1, 0, NULL, NULL, 0);
INSERT INTO notice (session, table_id, about, since, due, claimed, tries, told) VALUES
('anna', 'elm', 'turn', 1763175600000, 1763175600000, 0, 0, 1);
INSERT INTO analysis (table_id, decisions, json) VALUES
('oak', 1, '{}');
