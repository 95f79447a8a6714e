-- The file of an import that is read or waits: what was read of it lies in a table that a crash empties.
ALTER TABLE market_batch ADD file uuid REFERENCES stored_file ON DELETE SET NULL;
