-- Two files that come in at once take their ids in turn: what is new is counted by kind.
ALTER TABLE market_dataset ADD last_id integer NOT NULL DEFAULT 0;
UPDATE market_dataset d SET last_id = coalesce((SELECT max(id) FROM market_row WHERE dataset = d.code), 0);
