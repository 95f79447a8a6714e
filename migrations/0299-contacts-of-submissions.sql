-- The submissions of contacts, for other rooms. Its number follows that of the column.
CREATE INDEX esubmission_party_contact ON esubmission_party (contact_id) WHERE contact_id IS NOT NULL;
CREATE VIEW esubmission_contact_public AS
SELECT p.contact_id, p.party_type AS side, p.esubmission_id, m.user_id
FROM esubmission_party p JOIN esubmission_member m ON m.esubmission_id = p.esubmission_id
WHERE p.contact_id IS NOT NULL;
