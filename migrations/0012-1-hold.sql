-- A hold remembers where the submission stood; an abort its evidence and what the agency keeps of a forfeited fee.

ALTER TABLE esubmission
  ADD COLUMN held_from        smallint CHECK (held_from IN (2, 3, 7)),
  ADD COLUMN forfeiture_cents bigint CHECK (forfeiture_cents >= 0),
  ADD COLUMN evidence_file_id uuid REFERENCES stored_file,
  ADD CHECK ((status = 8) = (held_from IS NOT NULL)),
  ADD CHECK (status <> 9 OR (forfeiture_cents IS NOT NULL AND evidence_file_id IS NOT NULL));

-- What the desk uploads to show that a sale fell through.
CREATE TABLE esubmission_evidence (
  file_id        uuid PRIMARY KEY REFERENCES stored_file,
  esubmission_id uuid NOT NULL REFERENCES esubmission
);
CREATE INDEX esubmission_evidence_of ON esubmission_evidence (esubmission_id);
