-- On which day a deal was settled, or aborted: what is found later moves nothing of it.
ALTER TABLE ecdd_completion ADD settled_on date;
UPDATE ecdd_completion c SET settled_on = (
  SELECT (max(h.at) AT TIME ZONE 'Asia/Singapore')::date FROM esubmission_history h
  WHERE h.esubmission_id = c.esubmission_id AND h.to_status IN (9, 10)
)
WHERE EXISTS (SELECT FROM esubmission e WHERE e.id = c.esubmission_id AND e.status IN (9, 10));

-- What became known of a form after its deal was settled: compliance alone reads it. An officer who has looked at it says so.
CREATE TABLE ecdd_after_deal (
  form_id  uuid PRIMARY KEY REFERENCES ecdd_form,
  version  integer NOT NULL,
  found_at timestamptz NOT NULL,
  -- The rating, its factors, and whether somebody is politically exposed for sure.
  seen     jsonb NOT NULL,
  noted_at timestamptz,
  noted_by uuid REFERENCES person,
  note     text NOT NULL DEFAULT '',
  CHECK ((noted_at IS NULL) = (noted_by IS NULL))
);
CREATE INDEX ecdd_after_deal_open ON ecdd_after_deal (found_at, form_id) WHERE noted_at IS NULL;
