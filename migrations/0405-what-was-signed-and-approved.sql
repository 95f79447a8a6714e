-- What a customer reads of a version keeps its own copy of the identity number, and is sealed anew when the key changes.
ALTER TABLE ecdd_paper ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid();
ALTER TABLE ecdd_paper ADD COLUMN id_number_sealed text;
ALTER TABLE ecdd_paper ADD CONSTRAINT ecdd_paper_id_key UNIQUE (id);
DROP TRIGGER ecdd_paper_is_final ON ecdd_paper;
CREATE TRIGGER ecdd_paper_is_final BEFORE UPDATE OF id, form_id, version, made_at, sha256, pdf, document ON ecdd_paper
  FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();

-- An approval says what its officer knew. It is undone, by nobody, once more is known.
ALTER TABLE ecdd_approval ADD COLUMN seen jsonb;
ALTER TABLE ecdd_approval ALTER COLUMN by DROP NOT NULL;
ALTER TABLE ecdd_approval DROP CONSTRAINT ecdd_approval_decision_check;
ALTER TABLE ecdd_approval ADD CONSTRAINT ecdd_approval_decision_check
  CHECK (decision IN ('APPROVED', 'DECLINED', 'MORE_INFORMATION', 'REOPENED'));
ALTER TABLE ecdd_approval ADD CONSTRAINT ecdd_approval_check CHECK ((by IS NULL) = (decision = 'REOPENED'));

-- Which forms may need an officer, without reading every form.
CREATE INDEX ecdd_rating_high ON ecdd_rating (form_id)
  WHERE real IN ('HIGH', 'PROHIBITED') OR agreed IN ('HIGH', 'PENDING');
