-- Notices of all days and editions of a record are settled together: their keys begin alike.
DROP INDEX notification_key;
CREATE INDEX notification_key ON notification (key text_pattern_ops);
