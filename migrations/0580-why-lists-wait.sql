-- Why a version of a list was doubted, a sentence each, and entries that show it.
ALTER TABLE list_version ADD doubts jsonb NOT NULL DEFAULT '[]';
