-- The headings of columns of a market file that hold something and are not read.
ALTER TABLE market_batch ADD unread jsonb NOT NULL DEFAULT '[]';
