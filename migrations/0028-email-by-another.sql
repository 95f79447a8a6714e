-- When another person last changed someone's e-mail address: their bank account can't be changed for some time after it.
ALTER TABLE person ADD COLUMN email_changed_by_another_at timestamptz;
