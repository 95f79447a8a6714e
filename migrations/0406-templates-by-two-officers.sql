-- Compliance writes the next version of a questionnaire as a draft, which a second officer publishes from a day on.
ALTER TABLE ecdd_template ADD COLUMN state text NOT NULL DEFAULT 'PUBLISHED' CHECK (state IN ('DRAFT', 'PROPOSED', 'PUBLISHED'));
ALTER TABLE ecdd_template ADD COLUMN revision integer NOT NULL DEFAULT 1;
ALTER TABLE ecdd_template ADD COLUMN made_by uuid REFERENCES person;
ALTER TABLE ecdd_template ADD COLUMN proposed_by uuid REFERENCES person;
ALTER TABLE ecdd_template ADD COLUMN reason text NOT NULL DEFAULT '';
ALTER TABLE ecdd_template ADD COLUMN approved_by uuid REFERENCES person;
ALTER TABLE ecdd_template ADD COLUMN published_at timestamptz;
ALTER TABLE ecdd_template ADD CONSTRAINT ecdd_template_by_two CHECK (approved_by <> proposed_by);
CREATE UNIQUE INDEX ecdd_template_next ON ecdd_template (cdd_for) WHERE state <> 'PUBLISHED';

ALTER TABLE ecdd_template_row ADD COLUMN help text NOT NULL DEFAULT '';
ALTER TABLE ecdd_template_row ADD COLUMN is_required boolean NOT NULL DEFAULT true;

CREATE FUNCTION keep_ecdd_template_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT state FROM ecdd_template WHERE id = OLD.template_id) <> 'DRAFT' THEN
    RAISE EXCEPTION 'a questionnaire that is published or proposed stays as it is';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
CREATE TRIGGER ecdd_template_row_kept BEFORE UPDATE OR DELETE ON ecdd_template_row
  FOR EACH ROW EXECUTE FUNCTION keep_ecdd_template_row();
