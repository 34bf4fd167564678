-- One log a table: everything that happens there is a numbered entry with its time. Seats and who may act for them stay as
-- they are now in `seat` and `session_seat`, written with the entry that changes them.
CREATE TABLE entry (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    number   BIGINT NOT NULL,
    -- Unix milliseconds.
    written  BIGINT NOT NULL,
    -- 'rules' is for the rules (decisions, going back), 'seat' for who plays, 'talk' for what is said.
    kind     TEXT NOT NULL,
    json     TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

-- Old tables don't know when people sat down or decided, and only the order of their talk: first they sat down, then they
-- played, and what they said stands at the end.
INSERT INTO entry (table_id, number, written, kind, json)
SELECT table_id, ROW_NUMBER() OVER (PARTITION BY table_id ORDER BY part, number, session), written, kind, json
FROM (
    SELECT session_seat.table_id AS table_id, 1 AS part, session_seat.seat AS number, session_seat.session AS session,
           game_table.created * 1000 AS written, 'seat' AS kind,
           json_object('entry', 'sit', 'seat', session_seat.seat, 'session', session_seat.session, 'name', seat.name) AS json
    FROM session_seat
    JOIN seat ON seat.table_id = session_seat.table_id AND seat.seat = session_seat.seat
    JOIN game_table ON game_table.id = session_seat.table_id
    WHERE seat.invite IS NOT NULL AND session_seat.session IS NOT game_table.owner
    UNION ALL
    SELECT action.table_id, 2, action.number, '', game_table.created * 1000, 'rules', action.json
    FROM action JOIN game_table ON game_table.id = action.table_id
    UNION ALL
    SELECT table_id, 3, number, '', said * 1000, 'talk',
           json_object('entry', 'say', 'seat', seat, 'name', name, 'text', text)
    FROM talk
);

DROP TABLE action;
DROP TABLE talk;
