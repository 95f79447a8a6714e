-- A run keeps how many it pays and what, so that the list of runs need not add up their lines: 700,000 after ten years.
ALTER TABLE payout_run
  ADD COLUMN people integer NOT NULL DEFAULT 0,
  ADD COLUMN net_cents bigint NOT NULL DEFAULT 0;
UPDATE payout_run SET people = l.people, net_cents = l.net_cents
FROM (SELECT run_id, count(*) AS people, sum(net_cents) AS net_cents FROM payout_line GROUP BY run_id) l WHERE l.run_id = payout_run.id;

CREATE FUNCTION sum_run() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE payout_run SET people = payout_run.people + l.people, net_cents = payout_run.net_cents + l.net_cents
    FROM (SELECT run_id, count(*) AS people, sum(net_cents) AS net_cents FROM now_line GROUP BY run_id) l WHERE l.run_id = payout_run.id;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE payout_run SET people = payout_run.people - l.people, net_cents = payout_run.net_cents - l.net_cents
    FROM (SELECT run_id, count(*) AS people, sum(net_cents) AS net_cents FROM old_line GROUP BY run_id) l WHERE l.run_id = payout_run.id;
  ELSE
    UPDATE payout_run SET net_cents = payout_run.net_cents + l.more
    FROM (
      SELECT run_id, sum(net_cents) AS more
      FROM (SELECT run_id, net_cents FROM now_line UNION ALL SELECT run_id, -net_cents FROM old_line) changed GROUP BY run_id
    ) l
    WHERE l.run_id = payout_run.id AND l.more <> 0;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER payout_line_added_up AFTER INSERT ON payout_line REFERENCING NEW TABLE AS now_line
  FOR EACH STATEMENT EXECUTE FUNCTION sum_run();
CREATE TRIGGER payout_line_taken_off AFTER DELETE ON payout_line REFERENCING OLD TABLE AS old_line
  FOR EACH STATEMENT EXECUTE FUNCTION sum_run();
CREATE TRIGGER payout_line_summed AFTER UPDATE ON payout_line REFERENCING OLD TABLE AS old_line NEW TABLE AS now_line
  FOR EACH STATEMENT EXECUTE FUNCTION sum_run();
DROP INDEX payout_line_sums;
