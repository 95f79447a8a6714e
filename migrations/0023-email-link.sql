-- A new e-mail address waits until the link that was mailed there is opened; the one before stays in force.
ALTER TABLE account_link ADD COLUMN email text;
ALTER TABLE account_link DROP CONSTRAINT account_link_purpose_check;
ALTER TABLE account_link ADD CONSTRAINT account_link_purpose_check CHECK (purpose IN ('reset', 'invitation', 'email'));
ALTER TABLE account_link ADD CONSTRAINT account_link_email_check CHECK ((purpose = 'email') = (email IS NOT NULL));
