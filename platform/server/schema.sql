-- What every feature stands on: the audit trail, answers that are given once, numbers without gaps, and what is known of the
-- installation.

-- A trusted extension: the owner of the database may make it. Words are searched by three letters at a time.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Even the owner's own mistake is refused: a trail is added to, never rewritten.
CREATE FUNCTION refuse_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME;
END $$;

-- Who did what. Each row is a link of the chain of its aggregate; `hash` is keyed.
CREATE TABLE audit_row (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  aggregate    text NOT NULL,
  aggregate_id text NOT NULL,
  seq          integer NOT NULL CHECK (seq > 0),
  at           timestamptz NOT NULL,
  actor_id     uuid,
  actor_name   text NOT NULL,
  via          text NOT NULL,
  address      text NOT NULL,
  action       text NOT NULL,
  detail       jsonb NOT NULL,
  hash         bytea NOT NULL CHECK (length(hash) = 32),
  UNIQUE (aggregate, aggregate_id, seq)
);
-- The audit page lists the trail in the order of its times.
CREATE INDEX audit_row_by_time ON audit_row (at DESC, id DESC);
CREATE INDEX audit_row_by_actor ON audit_row (actor_id, at DESC, id DESC);
CREATE TRIGGER audit_row_is_final BEFORE UPDATE OR DELETE ON audit_row FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();

-- The hash over all rows up to one, set hourly.
CREATE TABLE audit_anchor (
  id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at      timestamptz NOT NULL,
  rows    bigint NOT NULL,
  last_id bigint NOT NULL,
  hash    bytea NOT NULL CHECK (length(hash) = 32)
);
CREATE TRIGGER audit_anchor_is_final BEFORE UPDATE OR DELETE ON audit_anchor FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();

-- The key of the audit trail's hashes and the number of the first row that it was used for, both sealed. Rows that are
-- older than the key keep their hashes.
CREATE TABLE audit_key (
  id     text PRIMARY KEY CHECK (id = 'audit-key'),
  sealed text NOT NULL
);

-- The answer to a change, for whoever asks again with the same key.
CREATE TABLE idempotency_key (
  actor_id    uuid NOT NULL,
  key         text NOT NULL CHECK (length(key) BETWEEN 1 AND 255),
  fingerprint bytea NOT NULL CHECK (length(fingerprint) = 32),
  status      smallint,
  answer      jsonb,
  created_at  timestamptz NOT NULL,
  PRIMARY KEY (actor_id, key)
);
CREATE INDEX idempotency_key_age ON idempotency_key (created_at);

-- Numbers without gaps: the row is updated in the transaction that uses the number, as late as can be.
CREATE TABLE counter (
  name  text PRIMARY KEY,
  value bigint NOT NULL CHECK (value >= 0)
);

-- The encryption key that the sealed values of this database open with: a server with another would write what nobody
-- can read together. One row.
CREATE TABLE sealing_key (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  key_id   text NOT NULL CHECK (length(key_id) = 8)
);

-- Whether this database holds the demo agency. Decided at the first start and never again.
CREATE TABLE installation (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  is_demo  boolean NOT NULL
);

-- Which columns of files hold what, as somebody chose it: a salesperson for their own files, a desk for those of its area. The
-- next file with the same headings is read so; without a hash, any file that has these headings.
CREATE TABLE file_columns (
  owner_kind text NOT NULL CHECK (owner_kind IN ('PERSON', 'DESK')),
  owner      text NOT NULL CHECK (length(owner) BETWEEN 1 AND 40),
  area       text NOT NULL CHECK (length(area) BETWEEN 1 AND 40),
  head_hash  text NOT NULL CHECK (length(head_hash) IN (0, 64)),
  columns    jsonb NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (owner_kind, owner, area, head_hash)
);
