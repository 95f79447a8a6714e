-- A suspicion of the register held the signed forms of its customer, and does not any more. So that no form turns Done on the day of the
-- update, which would tell of it, its customer is held by a row of its own, which two officers lift as any other.
INSERT INTO aml_hold (case_id, reason, at)
SELECT DISTINCT coalesce(c.joined, c.id), 'SUSPICION', now()
FROM str_entry e
JOIN aml_case c ON c.id = e.case_id
JOIN aml_case own ON coalesce(own.joined, own.id) = coalesce(c.joined, c.id)
JOIN ecdd_form f ON f.case_id = own.id
WHERE e.filing <> 'NOT_FILE'
  AND EXISTS (SELECT FROM ecdd_rating r WHERE r.form_id = f.id AND r.version = f.version)
  AND (SELECT bool_or(s.how <> 'LINK') OR count(DISTINCT coalesce(nullif(s.signer, ''), f.name)) > jsonb_array_length(f.signers)
       FROM ecdd_signature s WHERE s.form_id = f.id AND s.version = f.version)
  AND NOT EXISTS (
    SELECT FROM (
      SELECT a.decision, a.version FROM ecdd_approval a WHERE a.form_id = f.id ORDER BY a.version DESC, a.at DESC, a.id DESC LIMIT 1
    ) word WHERE word.decision = 'APPROVED' AND word.version = f.version
  );

-- What else follows of a hold, as of submissions, the job of the night brings up to date.
UPDATE aml_case c SET state = 'PENDING'
WHERE EXISTS (
  SELECT FROM aml_hold a JOIN aml_subject s ON s.case_id = a.case_id AND s.role = 'CUSTOMER' AND s.removed_at IS NULL
  JOIN screening_run r ON r.subject_id = s.id WHERE a.case_id = c.id
);
UPDATE contact SET screening_state = 'PENDING'
FROM aml_case c JOIN aml_hold a ON a.case_id = c.id WHERE c.contact_id = contact.id AND c.state = 'PENDING';
