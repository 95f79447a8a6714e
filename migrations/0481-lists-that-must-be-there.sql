-- When a list in force was last known to be the newest: it was loaded, or what was fetched said the same.
ALTER TABLE list_source ADD checked_at timestamptz;
UPDATE list_source s SET checked_at = v.applied_at FROM list_version v WHERE v.id = s.version_id;
