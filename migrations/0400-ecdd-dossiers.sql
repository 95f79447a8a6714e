-- The due diligence of a submission: which of its parties need a form, and which form each has. The submission is of a room above,
-- which keeps this up to what it says.
CREATE TABLE ecdd_dossier (
  id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  esubmission_id uuid NOT NULL UNIQUE,
  owner          uuid NOT NULL REFERENCES person,
  made_at        timestamptz NOT NULL,
  -- The draft was deleted, or its transaction asks for no forms any more.
  ended_at       timestamptz
);

-- A party that needs a form: of which side, for whom they act, and in which case they are screened.
CREATE TABLE ecdd_duty (
  dossier_id uuid NOT NULL REFERENCES ecdd_dossier,
  party_uuid uuid NOT NULL,
  position   smallint NOT NULL,
  cdd_for    text NOT NULL CHECK (cdd_for IN ('SALE-SELLER', 'SALE-BUYER', 'LEASE-LANDLORD', 'LEASE-TENANT')),
  is_ucp     boolean NOT NULL,
  kind       text NOT NULL,
  -- The kind of whom they act for.
  principal  text,
  case_id    uuid REFERENCES aml_case,
  form_id    uuid REFERENCES ecdd_form,
  PRIMARY KEY (dossier_id, party_uuid)
);
CREATE INDEX ecdd_duty_form ON ecdd_duty (form_id) WHERE form_id IS NOT NULL;

-- What rooms above may know: which submission has which dossier, and which forms are in it.
CREATE VIEW ecdd_dossier_public AS
  SELECT id, esubmission_id FROM ecdd_dossier WHERE ended_at IS NULL;
CREATE VIEW ecdd_dossier_form_public AS
  SELECT d.esubmission_id, u.party_uuid, u.is_ucp, u.form_id
  FROM ecdd_dossier d JOIN ecdd_duty u ON u.dossier_id = d.id
  WHERE d.ended_at IS NULL AND u.form_id IS NOT NULL;
-- The files of what customers signed: those of every version.
CREATE VIEW ecdd_signed_file_public AS
  SELECT form_id, file_id FROM ecdd_signature WHERE file_id IS NOT NULL;
