-- On which day the transaction of a submission ended, from which its due diligence is kept.
CREATE TABLE ecdd_completion (
  esubmission_id uuid PRIMARY KEY,
  -- Null: it has not ended.
  completed_on   date
);
INSERT INTO ecdd_completion (esubmission_id, completed_on)
  SELECT esubmission_id, coalesce(completed_on, (closed_at AT TIME ZONE 'Asia/Singapore')::date) FROM deal;
