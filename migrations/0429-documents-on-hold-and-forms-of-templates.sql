-- A document that was deleted while its form is on legal hold is kept for compliance.
ALTER TABLE ecdd_file ADD COLUMN removed_at timestamptz;
-- The list of templates counts the forms of each.
CREATE INDEX ecdd_form_template ON ecdd_form (template_id);
