-- Since when the time of keeping of a form is over: compliance alone sees it, whether it is purged or kept longer. Null: it is not.
ALTER TABLE ecdd_form ADD over_on date;

-- How many cases of the screening went with the last of their forms.
ALTER TABLE ecdd_purge ADD cases integer NOT NULL DEFAULT 0;

CREATE OR REPLACE VIEW ecdd_signed_file_public AS
  SELECT s.form_id, s.file_id FROM ecdd_signature s JOIN ecdd_form f ON f.id = s.form_id
  WHERE s.file_id IS NOT NULL AND f.over_on IS NULL;

CREATE OR REPLACE FUNCTION keep_hit_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Two officers purge a case with all that was decided of it.
  IF TG_OP = 'DELETE' AND current_setting('gable.purged_case', true) = (
    SELECT s.case_id::text FROM screening_hit h JOIN aml_subject s ON s.id = h.subject_id WHERE h.id = OLD.hit_id
  ) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'A decision stays.' USING ERRCODE = 'restrict_violation';
END $$;
