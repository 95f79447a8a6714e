-- The entries of a record are found by its id, whatever happened to it.
CREATE INDEX journal_entry_event_id ON journal_entry (event_id);
