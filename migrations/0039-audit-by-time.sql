-- The audit page lists the trail in the order of its times.
CREATE INDEX audit_row_by_time ON audit_row (at DESC, id DESC);
CREATE INDEX audit_row_by_actor ON audit_row (actor_id, at DESC, id DESC);
DROP INDEX audit_row_at;
DROP INDEX audit_row_actor;
CREATE INDEX session_id ON session (id);
