-- The content desk withdraws a listing, and its salesperson reads why.
ALTER TABLE market_listing ADD COLUMN withdrawn_reason text NOT NULL DEFAULT '';
