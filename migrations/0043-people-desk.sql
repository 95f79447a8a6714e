-- Another person's change of an e-mail address waits until it is confirmed from there, and is undone from the old one.
ALTER TABLE account_link DROP CONSTRAINT account_link_purpose_check;
ALTER TABLE account_link DROP CONSTRAINT account_link_email_check;
ALTER TABLE account_link ADD CONSTRAINT account_link_purpose_check
  CHECK (purpose IN ('reset', 'invitation', 'email', 'email-by-another', 'email-undo'));
ALTER TABLE account_link ADD CONSTRAINT account_link_email_check
  CHECK ((purpose IN ('email', 'email-by-another', 'email-undo')) = (email IS NOT NULL));

-- The compliance desk is given by two administrators: what the first one asked for.
CREATE TABLE desk_request (
  person_id uuid PRIMARY KEY REFERENCES person,
  desks     text[] NOT NULL,
  asked_by  uuid NOT NULL REFERENCES person,
  asked_at  timestamptz NOT NULL
);
