-- What every feature stands on: the audit trail, idempotency keys, counters without gaps.

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

CREATE TABLE audit_anchor (
  id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at      timestamptz NOT NULL,
  rows    bigint NOT NULL,
  last_id bigint NOT NULL,
  hash    bytea NOT NULL CHECK (length(hash) = 32)
);

-- Even the owner's own mistake is refused: a trail is added to, never rewritten.
CREATE FUNCTION refuse_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME;
END $$;
CREATE TRIGGER audit_row_is_final BEFORE UPDATE OR DELETE ON audit_row FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
CREATE TRIGGER audit_anchor_is_final BEFORE UPDATE OR DELETE ON audit_anchor FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();

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
