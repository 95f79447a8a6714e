-- The due diligence of a submission that names no client yet is incomplete, not done.
ALTER TABLE ecdd_dossier ADD lacks_client boolean NOT NULL DEFAULT false;

-- A lease of an HDB flat is left out: up to seven years it is exempt, and a longer one is noted when it is saved the next time.
UPDATE ecdd_dossier d SET lacks_client = true
FROM esubmission e
WHERE e.id = d.esubmission_id
  AND NOT (e.transaction_type = 'LEASE' AND e.property_category = 'hdb')
  AND NOT EXISTS (
    SELECT FROM esubmission_party p
    WHERE p.esubmission_id = e.id
      AND (p.represented_party = 'I' OR (p.party_type = e.represented_side AND NOT p.is_unrepresented))
  );
