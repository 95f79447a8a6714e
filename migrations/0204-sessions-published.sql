-- Who signed in when, and how: what other rooms may read of sessions.
CREATE VIEW session_public AS SELECT person_id, created_at, via FROM session;
