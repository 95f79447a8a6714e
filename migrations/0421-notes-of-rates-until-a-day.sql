-- A note on a transition is read until its last day only.
ALTER TABLE duty_rule ADD COLUMN note_until date;
ALTER TABLE loan_rule ADD COLUMN note_until date;

-- What was seeded a version ago: no figure of it changes.
ALTER TABLE duty_rule DISABLE TRIGGER duty_rule_stays;
UPDATE duty_rule SET note_until = '2023-03-07' WHERE from_day = '2023-02-15' AND added_by IS NULL;
UPDATE duty_rule SET note = '' WHERE kind = 'ABSD' AND added_by IS NULL;
ALTER TABLE duty_rule ENABLE TRIGGER duty_rule_stays;
