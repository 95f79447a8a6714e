-- Who the customer was when a hold was placed: who is held is not changed by changing the case. And a way to customers of one date of birth.
ALTER TABLE aml_hold
  ADD held_names text[] NOT NULL DEFAULT '{}',
  ADD held_birth date,
  ADD held_hash  text NOT NULL DEFAULT '';
UPDATE aml_hold a SET held_names = s.name || s.aliases, held_birth = s.date_of_birth, held_hash = s.facts_hash
FROM aml_subject s WHERE s.case_id = a.case_id AND s.role = 'CUSTOMER' AND s.removed_at IS NULL;
CREATE INDEX aml_subject_birth ON aml_subject (date_of_birth) WHERE role = 'CUSTOMER' AND removed_at IS NULL;
