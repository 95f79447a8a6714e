-- A false positive that looks like the person takes a second officer; a slip is undone at once; who decides alone is looked at by the audit.
ALTER TABLE screening_hit DROP CONSTRAINT screening_hit_state_check;
ALTER TABLE screening_hit ADD CONSTRAINT screening_hit_state_check
  CHECK (state IN ('OPEN', 'SECOND', 'SECOND_FALSE', 'TRUE', 'FALSE'));
DROP INDEX screening_hit_waiting;
CREATE INDEX screening_hit_waiting ON screening_hit (found_at, id)
  WHERE ended_at IS NULL AND state IN ('OPEN', 'SECOND', 'SECOND_FALSE');

ALTER TABLE hit_decision DROP CONSTRAINT hit_decision_verdict_check;
ALTER TABLE hit_decision ADD CONSTRAINT hit_decision_verdict_check
  CHECK (verdict IN ('FALSE', 'SAY_FALSE', 'CONFIRM_FALSE', 'TRUE', 'CONFIRM', 'TAKE_BACK', 'UNDO'));
ALTER TABLE hit_decision ADD alone boolean NOT NULL DEFAULT false;
CREATE INDEX hit_decision_alone ON hit_decision (hit_id) WHERE alone;
