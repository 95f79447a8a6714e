-- A form of a high rating is of the transaction that took it up first.
ALTER TABLE ecdd_duty ADD COLUMN taken_up_at timestamptz;
UPDATE ecdd_duty u SET taken_up_at = d.made_at FROM ecdd_dossier d WHERE d.id = u.dossier_id AND u.form_id IS NOT NULL;
