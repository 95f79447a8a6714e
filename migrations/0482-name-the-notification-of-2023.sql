-- Two sources by their full names, as sso.agc.gov.sg and the joint release have them. No figure changes.
ALTER TABLE duty_rule DISABLE TRIGGER duty_rule_stays;
UPDATE duty_rule
SET source = 'Stamp Duties Act 1929 (Amendment of First Schedule) (No. 2) Notification 2023, S 243/2023; IRAS, fact sheet on additional buyer’s stamp duty, 27 Apr 2023',
    read_at = 'S 243/2023 (sso.agc.gov.sg); IRAS fact sheet of 27 Apr 2023 (scribd.com/document/681875876)'
WHERE kind = 'ABSD' AND from_day = '2023-04-27' AND added_by IS NULL
  AND source = 'S 243/2023, amending the First Schedule of the Stamp Duties Act 1929; IRAS, fact sheet on additional buyer’s stamp duty, 27 Apr 2023';
ALTER TABLE duty_rule ENABLE TRIGGER duty_rule_stays;
ALTER TABLE loan_rule DISABLE TRIGGER loan_rule_stays;
UPDATE loan_rule
SET source = 'MND and HDB, joint press release of 19 Aug 2024; HDB, tenure of housing loans'
WHERE kind = 'HDB_LOAN' AND from_day = '2024-08-20' AND added_by IS NULL
  AND source = 'MND and HDB, announcement of 19 Aug 2024; HDB, tenure of housing loans';
ALTER TABLE loan_rule ENABLE TRIGGER loan_rule_stays;
