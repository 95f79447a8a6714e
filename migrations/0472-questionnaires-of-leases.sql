-- The questionnaires of leases, from November 2026 on: section 3 is asked of what a company or trust owns behind a person, and business
-- premises are asked for sensitive goods. Where the agency uses the questionnaire that Gable came with, the next version is in force at
-- once. Where compliance wrote its own, or is writing one, the changes stand in a draft, which two officers publish, and they are told.
UPDATE ecdd_template SET state = 'DRAFT', proposed_by = NULL, revision = revision + 1,
  reason = 'An update of Gable added to this draft. Look at the changes, and propose it again.'
WHERE cdd_for LIKE 'LEASE-%' AND state <> 'PUBLISHED';

INSERT INTO ecdd_template (id, cdd_for, version, valid_from, state)
SELECT CASE WHEN version > 1 THEN gen_random_uuid() WHEN cdd_for = 'LEASE-LANDLORD' THEN uuid 'ecdd0001-0000-4000-8000-000000000005'
  ELSE uuid 'ecdd0001-0000-4000-8000-000000000006' END, cdd_for, version + 1, '2026-11-01', 'DRAFT'
FROM ecdd_template newest
WHERE cdd_for LIKE 'LEASE-%' AND state = 'PUBLISHED'
  AND NOT EXISTS (SELECT FROM ecdd_template later WHERE later.cdd_for = newest.cdd_for AND later.version > newest.version);
INSERT INTO ecdd_template_row
SELECT (jsonb_populate_record(r, jsonb_build_object('template_id', next.id))).*
FROM ecdd_template next
JOIN ecdd_template newest ON newest.cdd_for = next.cdd_for AND newest.version = next.version - 1
JOIN ecdd_template_row r ON r.template_id = newest.id
WHERE next.cdd_for LIKE 'LEASE-%' AND next.state = 'DRAFT' AND next.made_by IS NULL;

UPDATE ecdd_template_row r SET show_if = '{"anyOf": [{"partyKind": "ENTITY"}, {"answer": {"fid": "4.04", "is": "Y"}}]}'
FROM ecdd_template t
WHERE t.id = r.template_id AND t.cdd_for = 'LEASE-LANDLORD' AND t.state = 'DRAFT' AND r.section_no = 3 AND r.show_if = '{"partyKind": "ENTITY"}';
UPDATE ecdd_template_row r SET effects = '[{"on": "Y", "effect": "I"}]', help = 'If the company is the landlord, the form is the company’s.'
FROM ecdd_template t
WHERE t.id = r.template_id AND t.cdd_for = 'LEASE-LANDLORD' AND t.state = 'DRAFT' AND r.question_fid = '4.04'
  AND r.effects = '[{"on": "Y", "effect": "T", "task": "Complete section 3 for the company or trust"}]' AND r.help = '';
INSERT INTO ecdd_template_row (template_id, section_no, section_name, question_order, question_fid, question, answer_type, remark, audience, filled_by, effects, choices, show_if)
SELECT id, 4, 'Occupation and purpose', 7, '4.07', 'Are sensitive goods made, kept or traded here?', 'CHOICE', 'MAY', 'C', 'FORM',
  '[{"on": "CHOICE", "choice": "DUAL_USE", "effect": "E", "flags": ["R25"]}, {"on": "CHOICE", "choice": "ARMS", "effect": "E", "flags": ["R25"]}, {"on": "CHOICE", "choice": "METALS", "effect": "E", "flags": ["R25"]}, {"on": "CHOICE", "choice": "OIL", "effect": "E", "flags": ["R25"]}]',
  '[{"key": "NONE", "label": "None of these"}, {"key": "DUAL_USE", "label": "Dual-use goods or technology"}, {"key": "ARMS", "label": "Arms or military goods"}, {"key": "METALS", "label": "Precious metals or stones"}, {"key": "OIL", "label": "Oil or petroleum products"}]',
  '{"use": "BUSINESS"}'
FROM ecdd_template WHERE cdd_for = 'LEASE-TENANT' AND state = 'DRAFT';

UPDATE ecdd_template SET state = 'PUBLISHED' WHERE cdd_for LIKE 'LEASE-%' AND state = 'DRAFT' AND made_by IS NULL AND version = 2;

INSERT INTO notification (person_id, kind, key, batch, title, line, link, created_at)
SELECT p.id, 'toApprove', 'template-update.' || t.id, t.id, 'A questionnaire has changes to look at',
  'An update of Gable added questions to your draft of a lease’s questionnaire.', '/agency-desk/compliance/templates/' || t.id, now()
FROM ecdd_template t CROSS JOIN person p
WHERE t.cdd_for LIKE 'LEASE-%' AND t.state = 'DRAFT' AND p.role = 'staff' AND 'compliance' = ANY(p.desks) AND p.disabled_at IS NULL;
