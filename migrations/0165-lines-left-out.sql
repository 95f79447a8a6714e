-- A line that changed between the approval of its run and its sending is left out: its number stays, void, and what it would have paid is free.
ALTER TABLE payout_line
  ADD COLUMN left_out_at timestamptz,
  ADD COLUMN left_out_by uuid REFERENCES person,
  ADD COLUMN left_out_reason text,
  ADD CONSTRAINT payout_line_left_out CHECK (
    num_nonnulls(left_out_at, left_out_by, left_out_reason) IN (0, 3)
    AND (left_out_at IS NULL OR (voucher IS NOT NULL AND paid_on IS NULL))
  );
CREATE INDEX payout_line_left_out_at ON payout_line (left_out_at) WHERE left_out_at IS NOT NULL;

-- The bank's file is made anew without it. The one before is kept.
ALTER TABLE payout_file
  ADD COLUMN version smallint NOT NULL DEFAULT 1 CHECK (version > 0),
  DROP CONSTRAINT payout_file_run_id_format_key,
  ADD CONSTRAINT payout_file_of_run UNIQUE (run_id, format, version);

-- Once its file was downloaded, one person asks for the withdrawal of a run, with a reason, and another confirms it.
ALTER TABLE payout_run
  ADD COLUMN withdrawal_asked_by uuid REFERENCES person,
  ADD COLUMN withdrawal_asked_at timestamptz,
  ADD CONSTRAINT payout_run_withdrawal_asked CHECK (
    num_nonnulls(withdrawal_asked_by, withdrawal_asked_at) IN (0, 2)
    AND (withdrawal_asked_by IS NULL OR (state IN ('APPROVED', 'WITHDRAWN') AND withdraw_reason IS NOT NULL))
  ),
  ADD CONSTRAINT payout_run_other_withdraws CHECK (withdrawn_by <> withdrawal_asked_by);

-- A run counts the lines that were not left out.
CREATE OR REPLACE FUNCTION sum_run() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE payout_run SET people = payout_run.people + l.people, net_cents = payout_run.net_cents + l.net_cents
    FROM (
      SELECT run_id, count(*) AS people, sum(net_cents) AS net_cents FROM now_line WHERE left_out_at IS NULL GROUP BY run_id
    ) l WHERE l.run_id = payout_run.id;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE payout_run SET people = payout_run.people - l.people, net_cents = payout_run.net_cents - l.net_cents
    FROM (
      SELECT run_id, count(*) AS people, sum(net_cents) AS net_cents FROM old_line WHERE left_out_at IS NULL GROUP BY run_id
    ) l WHERE l.run_id = payout_run.id;
  ELSE
    UPDATE payout_run SET people = payout_run.people + l.people, net_cents = payout_run.net_cents + l.more
    FROM (
      SELECT run_id, sum(people) AS people, sum(net_cents) AS more
      FROM (
        SELECT run_id, 1 AS people, net_cents FROM now_line WHERE left_out_at IS NULL
        UNION ALL SELECT run_id, -1, -net_cents FROM old_line WHERE left_out_at IS NULL
      ) changed GROUP BY run_id
    ) l
    WHERE l.run_id = payout_run.id AND (l.more <> 0 OR l.people <> 0);
  END IF;
  RETURN NULL;
END $$;
