-- Reminders go the way of other mails: they carry no link.
ALTER TABLE signing_mail DROP CONSTRAINT signing_mail_kind_check;
ALTER TABLE signing_mail ADD CONSTRAINT signing_mail_kind_check CHECK (kind IN ('LINK', 'SEALED'));
