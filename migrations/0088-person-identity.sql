-- What the yearly commission file says of a salesperson: identity document, nationality, sex, day of birth, sealed together.
CREATE TABLE person_identity (
  person_id     uuid PRIMARY KEY REFERENCES person,
  sealed        text NOT NULL,
  id_type       text NOT NULL CHECK (id_type IN ('NRIC', 'FIN', 'PASSPORT')),
  number_masked text NOT NULL,
  changed_at    timestamptz NOT NULL
);
