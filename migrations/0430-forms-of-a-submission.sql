-- Whether the due diligence of a submission is in forms or in uploads, from when it is submitted; null: the day that is set decides.
ALTER TABLE esubmission ADD COLUMN asks_for_forms boolean;
-- What was submitted stays as it is.
UPDATE esubmission e SET asks_for_forms = EXISTS (
  SELECT FROM ecdd_dossier d WHERE d.esubmission_id = e.id AND d.ended_at IS NULL
) WHERE status <> 1;
