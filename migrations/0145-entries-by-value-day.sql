-- The GST of a quarter is in entries of its value days, and in those that were made in it. Entries are made one after the other, so
-- that of these the index of a few pages is enough.
CREATE INDEX journal_entry_value_day ON journal_entry (value_day);
CREATE INDEX journal_entry_made_at ON journal_entry USING brin (made_at);
