-- Prices of an imported file that are far from the others of their type, place and year: the first of them.
ALTER TABLE market_batch ADD far_off jsonb NOT NULL DEFAULT '[]';
