-- What the price or rent was compared with at a submission, and the sentence that the salesperson read; `move` is that submission.
CREATE TABLE esubmission_compared (
  move           bigint PRIMARY KEY REFERENCES esubmission_history,
  esubmission_id uuid NOT NULL REFERENCES esubmission,
  compared       jsonb NOT NULL,
  words          text NOT NULL
);
CREATE INDEX esubmission_compared_of ON esubmission_compared (esubmission_id);
CREATE TRIGGER esubmission_compared_is_final BEFORE UPDATE ON esubmission_compared
  FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
