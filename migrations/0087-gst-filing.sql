-- The quarters whose GST was filed, with the sums of that day. Filing is final: what comes later counts in a later quarter.
CREATE TABLE gst_filing (
  quarter      text PRIMARY KEY CHECK (quarter ~ '^20\d\d-Q[1-4]$'),
  filed_on     date NOT NULL,
  output_cents bigint NOT NULL,
  input_cents  bigint NOT NULL,
  filed_by     uuid NOT NULL REFERENCES person,
  filed_at     timestamptz NOT NULL
);
CREATE TRIGGER gst_filing_is_final BEFORE UPDATE OR DELETE ON gst_filing FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
CREATE TRIGGER gst_filing_stays BEFORE TRUNCATE ON gst_filing EXECUTE FUNCTION refuse_rewrite();

CREATE FUNCTION quarter_of(day date) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN extract(year FROM day)::int::text || '-Q' || extract(quarter FROM day)::int::text;

CREATE INDEX invoice_issued ON invoice (issued_on);
CREATE INDEX credit_note_issued ON credit_note (issued_on);
