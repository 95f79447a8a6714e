-- Due diligence forms: the questionnaires, what a customer answered, and how it was rated.

-- A questionnaire of one side of a transaction. A form keeps the version that it was made with.
CREATE TABLE ecdd_template (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  cdd_for    text NOT NULL CHECK (cdd_for IN ('SALE-SELLER', 'SALE-BUYER', 'LEASE-LANDLORD', 'LEASE-TENANT')),
  version    smallint NOT NULL,
  valid_from date NOT NULL,
  UNIQUE (cdd_for, version)
);

-- A question. Its number (question_fid) never changes its meaning. Audience: C the customer too, A the salesperson, O compliance alone.
CREATE TABLE ecdd_template_row (
  template_id    uuid NOT NULL REFERENCES ecdd_template,
  section_no     smallint NOT NULL,
  section_name   text NOT NULL,
  question_order smallint NOT NULL,
  question_fid   text NOT NULL,
  question       text NOT NULL,
  answer_type    text NOT NULL CHECK (answer_type IN ('YN', 'YNNA', 'TEXT', 'CHOICE', 'COUNTRIES', 'DATE', 'FILE', 'TICK')),
  remark         text NOT NULL CHECK (remark IN ('NONE', 'MAY', 'ON_EFFECT')),
  audience       text NOT NULL CHECK (audience IN ('C', 'A', 'O')),
  filled_by      text NOT NULL CHECK (filled_by IN ('FORM', 'SYSTEM', 'ENGINE', 'DETERMINATION', 'OFFICER', 'CUSTOMER')),
  -- What an answer counts for the rating, and what is to be done then.
  effects        jsonb NOT NULL DEFAULT '[]',
  choices        jsonb NOT NULL DEFAULT '[]',
  -- The answer that asks for a choice or for countries, too.
  opens_on       text CHECK (opens_on IN ('Y', 'N')),
  opens          text CHECK (opens IN ('CHOICE', 'COUNTRIES')),
  -- The paper that belongs to it, and the answer that asks for it; null: any.
  attach_code    text,
  attach_on      text CHECK (attach_on IN ('Y', 'N')),
  -- When it is asked; null: always.
  show_if        jsonb,
  -- Read by whoever wrote it and by compliance alone.
  only_author    boolean NOT NULL DEFAULT false,
  deleted        boolean NOT NULL DEFAULT false,
  PRIMARY KEY (template_id, question_fid)
);

-- A form of a customer, for one property and side. Its particulars are copies: what happens to the contact does not touch them.
CREATE TABLE ecdd_form (
  id               uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  form_no          text NOT NULL UNIQUE,
  template_id      uuid NOT NULL REFERENCES ecdd_template,
  cdd_for          text NOT NULL,
  owner            uuid NOT NULL REFERENCES person,
  case_id          uuid NOT NULL REFERENCES aml_case,
  -- The property of the contact; null: it was typed in.
  property_id      uuid,
  property         text NOT NULL,
  category         text NOT NULL,
  lease_months     smallint,
  amount_cents     bigint,
  has_ucp          boolean NOT NULL DEFAULT false,
  kind             text NOT NULL,
  name             text NOT NULL,
  aliases          text[] NOT NULL DEFAULT '{}',
  id_type          text NOT NULL,
  id_number_sealed text NOT NULL,
  id_number_masked text NOT NULL,
  id_number_print  text NOT NULL,
  is_id_doubtful   boolean NOT NULL DEFAULT false,
  nationality      text NOT NULL,
  date_of_birth    date,
  -- Address, phone, email and what else identifies the customer, but for numbers.
  particulars      jsonb NOT NULL,
  version          integer NOT NULL DEFAULT 1,
  created_at       timestamptz NOT NULL,
  changed_at       timestamptz NOT NULL
);
CREATE INDEX ecdd_form_case ON ecdd_form (case_id, created_at DESC, id);
CREATE INDEX ecdd_form_owner ON ecdd_form (owner, changed_at DESC, id);

-- An answer to a question. What is no Yes, No or NA stands in detail.
CREATE TABLE ecdd_answer (
  form_id        uuid NOT NULL REFERENCES ecdd_form,
  question_fid   text NOT NULL,
  checked_result text NOT NULL DEFAULT '' CHECK (checked_result IN ('', 'Y', 'N', 'NA')),
  remark         text NOT NULL DEFAULT '',
  detail         text NOT NULL DEFAULT '',
  PRIMARY KEY (form_id, question_fid)
);
-- The questionnaires that due diligence begins with: one for each side of a sale and of a lease.
INSERT INTO ecdd_template (id, cdd_for, version, valid_from) VALUES
  ('ecdd0001-0000-4000-8000-000000000001', 'SALE-SELLER', 1, '2025-07-01'),
  ('ecdd0001-0000-4000-8000-000000000002', 'SALE-BUYER', 1, '2025-07-01'),
  ('ecdd0001-0000-4000-8000-000000000003', 'LEASE-LANDLORD', 1, '2025-07-01'),
  ('ecdd0001-0000-4000-8000-000000000004', 'LEASE-TENANT', 1, '2025-07-01');

-- Sections of every questionnaire.
INSERT INTO ecdd_template_row (template_id, section_no, section_name, question_order, question_fid, question, answer_type, remark, audience, filled_by, effects, choices, opens_on, opens, attach_code, attach_on, show_if, only_author)
SELECT t.id, r.section_no, r.section_name, r.question_order, r.question_fid, r.question, r.answer_type, r.remark, r.audience,
  r.filled_by, r.effects::jsonb, r.choices::jsonb, r.opens_on, r.opens, r.attach_code, r.attach_on, r.show_if::jsonb, r.only_author
FROM ecdd_template t CROSS JOIN (VALUES
  (1, 'Identity and capacity', 1, '1.01', 'Are the particulars shown above (name, identification number, nationality, date of birth or incorporation, address, contact) complete and correct?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "N", "effect": "T", "task": "Correct the particulars first"}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (1, 'Identity and capacity', 2, '1.02', 'Do you use, or have you used, any other name or alias?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "Y", "effect": "I", "task": "Add the name to the screening"}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (1, 'Identity and capacity', 3, '1.03', 'Do you hold any other nationality or permanent residence?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "LIST", "list": "BLACK", "effect": "M", "flags": ["R21"]}, {"on": "LIST", "list": "GREY", "effect": "M", "flags": ["R21"]}]', '[]', 'Y', 'COUNTRIES', NULL, NULL, NULL, false),
  (1, 'Identity and capacity', 4, '1.04', 'Are you entering this transaction for yourself only?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "N", "effect": "T", "task": "Give the particulars of the person you act for (A3 or A4), and the document that authorises you"}]', '[]', NULL, NULL, 'AUTHORITY', 'N', NULL, false),
  (1, 'Identity and capacity', 5, '1.05', 'Is anyone else paying, receiving or benefiting from this transaction?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "Y", "effect": "M", "flags": ["R11"], "task": "Identify them"}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (1, 'Identity and capacity', 6, '1.06', 'Are you signing under a power of attorney, board resolution, letter of authority or grant of probate?', 'YNNA', 'MAY', 'C', 'FORM', '[{"on": "Y", "effect": "T", "task": "Attach the document"}, {"on": "CHOICE", "choice": "REACHABLE", "effect": "M", "flags": ["R26"]}]', '[{"key": "REASON", "label": "Yes, and the owner can’t sign in person"}, {"key": "REACHABLE", "label": "Yes, though the owner can be reached"}]', 'Y', 'CHOICE', 'AUTHORITY', 'Y', NULL, false),
  (1, 'Identity and capacity', 7, '1.07', 'Have I seen the original identification and compared the photograph with the person (in person or live video)?', 'YN', 'ON_EFFECT', 'A', 'FORM', '[{"on": "N", "effect": "M", "flags": ["R02"], "task": "Give the reason and how the person was verified instead"}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (1, 'Identity and capacity', 8, '1.08', 'Did I verify the document through an independent source (government e-service, register search)?', 'YNNA', 'MAY', 'A', 'FORM', '[{"on": "N", "effect": "T", "task": "Verify the document"}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (2, 'Public positions and restrictions', 1, '2.01', 'Do you hold, or have you ever held, a prominent public position in any country (head of state or government, minister, senior politician, judge, senior official, military, state company executive, party official)?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "CHOICE", "choice": "FOREIGN", "effect": "E", "flags": ["R22"]}, {"on": "CHOICE", "choice": "DOMESTIC", "effect": "M", "flags": ["R22"]}, {"on": "CHOICE", "choice": "INTERNATIONAL", "effect": "M", "flags": ["R22"]}]', '[{"key": "FOREIGN", "label": "In a foreign country"}, {"key": "DOMESTIC", "label": "In Singapore"}, {"key": "INTERNATIONAL", "label": "In an international organisation"}]', 'Y', 'CHOICE', NULL, NULL, NULL, false),
  (2, 'Public positions and restrictions', 2, '2.02', 'Is any close family member (spouse, parent, child, sibling, their spouses) in such a position?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "CHOICE", "choice": "FOREIGN", "effect": "E", "flags": ["R22"]}, {"on": "CHOICE", "choice": "DOMESTIC", "effect": "M", "flags": ["R22"]}, {"on": "CHOICE", "choice": "INTERNATIONAL", "effect": "M", "flags": ["R22"]}]', '[{"key": "FOREIGN", "label": "In a foreign country"}, {"key": "DOMESTIC", "label": "In Singapore"}, {"key": "INTERNATIONAL", "label": "In an international organisation"}]', 'Y', 'CHOICE', NULL, NULL, NULL, false),
  (2, 'Public positions and restrictions', 3, '2.03', 'Are you a close business partner or associate of such a person, or do you act on such a person’s instructions?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "CHOICE", "choice": "FOREIGN", "effect": "E", "flags": ["R22"]}, {"on": "CHOICE", "choice": "DOMESTIC", "effect": "M", "flags": ["R22"]}, {"on": "CHOICE", "choice": "INTERNATIONAL", "effect": "M", "flags": ["R22"]}]', '[{"key": "FOREIGN", "label": "In a foreign country"}, {"key": "DOMESTIC", "label": "In Singapore"}, {"key": "INTERNATIONAL", "label": "In an international organisation"}]', 'Y', 'CHOICE', NULL, NULL, NULL, false),
  (2, 'Public positions and restrictions', 4, '2.04', 'Are you, or any company you control, subject to sanctions, an asset freeze or a travel ban by any country or the United Nations?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "Y", "effect": "HS"}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (2, 'Public positions and restrictions', 5, '2.05', 'Have you been charged with or convicted of an offence involving money laundering, fraud, corruption, tax, drugs or terrorism, or are you under investigation for one?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "Y", "effect": "E", "flags": ["R23"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (2, 'Public positions and restrictions', 6, '2.06', 'Do you live in, come from, or earn most of your income in a country on the current list shown below? {countries}', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "LIST", "list": "BLACK", "effect": "E", "flags": ["R21"]}, {"on": "LIST", "list": "GREY", "effect": "M", "flags": ["R21"]}]', '[]', 'Y', 'COUNTRIES', NULL, NULL, NULL, false),
  (2, 'Public positions and restrictions', 7, '2.07', 'Do you trade with, ship to, or supply goods or technology to countries under United Nations proliferation sanctions (Democratic People’s Republic of Korea, Iran)?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "Y", "effect": "E", "flags": ["R25"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (3, 'Companies, trusts and other entities', 1, '3.01', 'Is the ownership chart attached complete up to every individual who owns 25% or more, or who otherwise controls the entity?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "N", "effect": "E", "flags": ["R06"], "task": "Attach the complete ownership chart"}]', '[]', NULL, NULL, 'OWNERSHIP', 'Y', '{"partyKind": "ENTITY"}', false),
  (3, 'Companies, trusts and other entities', 2, '3.02', 'Are any shares held by nominees, bearer shares or an undisclosed beneficiary?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "Y", "effect": "E", "flags": ["R06"]}]', '[]', NULL, NULL, NULL, NULL, '{"partyKind": "ENTITY"}', false),
  (3, 'Companies, trusts and other entities', 3, '3.03', 'Does any individual control decisions without holding shares (agreement, funding, family influence)?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "Y", "effect": "M", "flags": ["R04"], "task": "Identify them"}]', '[]', NULL, NULL, NULL, NULL, '{"partyKind": "ENTITY"}', false),
  (3, 'Companies, trusts and other entities', 4, '3.04', 'Was the entity set up within the last 12 months?', 'YN', 'MAY', 'C', 'FORM', '[{"on": "Y", "effect": "M", "flags": ["R05"]}]', '[]', NULL, NULL, NULL, NULL, '{"partyKind": "ENTITY"}', false),
  (3, 'Companies, trusts and other entities', 5, '3.05', 'Does the entity have real operations (staff, premises, revenue) in the country of registration?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "N", "effect": "M", "flags": ["R05"]}]', '[]', NULL, NULL, NULL, NULL, '{"partyKind": "ENTITY"}', false),
  (3, 'Companies, trusts and other entities', 6, '3.06', 'Is the entity a listed company, a government body or a regulated financial institution?', 'YN', 'MAY', 'C', 'FORM', '[{"on": "Y", "effect": "I"}]', '[]', NULL, NULL, NULL, NULL, '{"partyKind": "ENTITY"}', false),
  (3, 'Companies, trusts and other entities', 7, '3.07', 'For a trust or foundation: are settlor, trustees, protector and beneficiaries all named in the attachment?', 'YNNA', 'ON_EFFECT', 'C', 'FORM', '[{"on": "N", "effect": "E", "flags": ["R27"]}]', '[]', NULL, NULL, 'TRUST', 'Y', '{"partyKind": "ENTITY"}', false)
) AS r (section_no, section_name, question_order, question_fid, question, answer_type, remark, audience, filled_by, effects, choices, opens_on, opens, attach_code, attach_on, show_if, only_author);

-- Sections of every questionnaire.
INSERT INTO ecdd_template_row (template_id, section_no, section_name, question_order, question_fid, question, answer_type, remark, audience, filled_by, effects, choices, opens_on, opens, attach_code, attach_on, show_if, only_author)
SELECT t.id, r.section_no, r.section_name, r.question_order, r.question_fid, r.question, r.answer_type, r.remark, r.audience,
  r.filled_by, r.effects::jsonb, r.choices::jsonb, r.opens_on, r.opens, r.attach_code, r.attach_on, r.show_if::jsonb, r.only_author
FROM ecdd_template t CROSS JOIN (VALUES
  (8, 'Screening record', 1, '8.01', 'All persons to be screened were screened before any agreement was signed', 'YN', 'NONE', 'A', 'SYSTEM', '[{"on": "N", "effect": "M"}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (8, 'Screening record', 2, '8.02', 'Any possible match on a terrorism or United Nations list?', 'YN', 'NONE', 'O', 'ENGINE', '[{"on": "Y", "effect": "HS"}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (8, 'Screening record', 3, '8.03', 'Any possible match as politically exposed or linked person?', 'YN', 'NONE', 'O', 'ENGINE', '[{"on": "Y", "effect": "E", "flags": ["R22"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (8, 'Screening record', 4, '8.04', 'Any adverse news relating to financial crime?', 'YN', 'NONE', 'O', 'ENGINE', '[{"on": "Y", "effect": "E", "flags": ["R23"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (8, 'Screening record', 5, '8.05', 'Lists and dates shown on the attached screening report match today’s versions', 'YN', 'NONE', 'A', 'SYSTEM', '[{"on": "N", "effect": "T", "task": "Screen again"}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (9, 'Conclusion', 1, '9.01', 'Overall risk computed by system: {rating}. Do you agree?', 'YN', 'NONE', 'A', 'DETERMINATION', '[]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (9, 'Conclusion', 2, '9.02', 'Is there anything about this client or transaction that does not make sense to you?', 'YN', 'ON_EFFECT', 'A', 'FORM', '[{"on": "Y", "effect": "H"}]', '[]', NULL, NULL, NULL, NULL, NULL, true),
  (9, 'Conclusion', 3, '9.03', 'Should this be referred for possible suspicious transaction report?', 'YN', 'MAY', 'O', 'OFFICER', '[{"on": "Y", "effect": "H"}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (9, 'Conclusion', 4, '9.04', 'Designated officer decision: approve / decline / more information; conditions', 'TEXT', 'NONE', 'O', 'OFFICER', '[]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (9, 'Conclusion', 5, '9.05', 'Next review date', 'DATE', 'NONE', 'O', 'OFFICER', '[]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (10, 'Acknowledgement', 1, '10.01', 'I confirm the information I gave is true and complete and I will tell {agency} of changes before completion', 'TICK', 'NONE', 'C', 'CUSTOMER', '[]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (10, 'Acknowledgement', 2, '10.02', 'I consent to {agency} collecting, verifying, screening and keeping this data for at least five years to meet its legal duties', 'TICK', 'NONE', 'C', 'CUSTOMER', '[]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (10, 'Acknowledgement', 3, '10.03', 'I understand the agency may be unable to act, and cannot always explain why', 'TICK', 'NONE', 'C', 'CUSTOMER', '[]', '[]', NULL, NULL, NULL, NULL, NULL, false)
) AS r (section_no, section_name, question_order, question_fid, question, answer_type, remark, audience, filled_by, effects, choices, opens_on, opens, attach_code, attach_on, show_if, only_author);

-- Of the form SALE-SELLER.
INSERT INTO ecdd_template_row (template_id, section_no, section_name, question_order, question_fid, question, answer_type, remark, audience, filled_by, effects, choices, opens_on, opens, attach_code, attach_on, show_if, only_author)
SELECT t.id, r.section_no, r.section_name, r.question_order, r.question_fid, r.question, r.answer_type, r.remark, r.audience,
  r.filled_by, r.effects::jsonb, r.choices::jsonb, r.opens_on, r.opens, r.attach_code, r.attach_on, r.show_if::jsonb, r.only_author
FROM ecdd_template t CROSS JOIN (VALUES
  (4, 'The property and how it was acquired', 1, '4.01', 'Are you the registered owner (or one of them) of {property}?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "N", "effect": "E", "task": "Authority is unclear"}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (4, 'The property and how it was acquired', 2, '4.02', 'Are all registered owners taking part in this sale?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "N", "effect": "T", "task": "Obtain the consent of the other owners"}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (4, 'The property and how it was acquired', 3, '4.03', 'Did you buy the property less than 12 months ago?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "Y", "effect": "M", "flags": ["R13"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (4, 'The property and how it was acquired', 4, '4.04', 'How was it acquired?', 'CHOICE', 'MAY', 'C', 'FORM', '[{"on": "CHOICE", "choice": "GIFT", "effect": "M"}, {"on": "CHOICE", "choice": "TRANSFER", "effect": "M"}]', '[{"key": "BOUGHT", "label": "Bought"}, {"key": "INHERITED", "label": "Inherited"}, {"key": "GIFT", "label": "Gifted"}, {"key": "COURT", "label": "Court order"}, {"key": "TRANSFER", "label": "Company transfer"}]', NULL, NULL, NULL, NULL, NULL, false),
  (4, 'The property and how it was acquired', 5, '4.05', 'What was the source of money used when it was bought?', 'CHOICE', 'MAY', 'C', 'FORM', '[{"on": "CHOICE", "choice": "UNKNOWN", "effect": "M"}]', '[{"key": "SAVINGS", "label": "Savings"}, {"key": "LOAN", "label": "Loan"}, {"key": "SALE", "label": "Sale of another asset"}, {"key": "GIFT", "label": "Gift"}, {"key": "BUSINESS", "label": "Business"}, {"key": "UNKNOWN", "label": "Not known"}]', NULL, NULL, NULL, NULL, NULL, false),
  (4, 'The property and how it was acquired', 6, '4.06', 'Is there an outstanding mortgage, charge, caveat or dispute?', 'YN', 'MAY', 'C', 'FORM', '[{"on": "Y", "effect": "I"}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (4, 'The property and how it was acquired', 7, '4.07', 'Is the property held on trust or as nominee for another person?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "Y", "effect": "E", "flags": ["R27"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (5, 'The sale and the proceeds', 1, '5.01', 'Reason for selling', 'TEXT', 'NONE', 'C', 'FORM', '[]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (5, 'The sale and the proceeds', 2, '5.02', 'Is the price the full and only consideration, with no side agreement, cash-back or discount outside the contract?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "N", "effect": "E", "flags": ["R19"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (5, 'The sale and the proceeds', 3, '5.03', 'Is the buyer related to you, your business partner, employee or company?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "Y", "effect": "M"}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (5, 'The sale and the proceeds', 4, '5.04', 'Will all proceeds be paid to your own bank account in Singapore in your own name (or to your lawyer, lender, CPF)?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "N", "effect": "M", "flags": ["R18"]}, {"on": "LIST", "list": "BLACK", "effect": "E", "flags": ["R21"]}]', '[]', 'N', 'COUNTRIES', NULL, NULL, NULL, false),
  (5, 'The sale and the proceeds', 5, '5.05', 'If not, state account holder, bank, country and reason', 'TEXT', 'NONE', 'C', 'FORM', '[{"on": "ANY", "effect": "T", "task": "Identify the account holder"}]', '[]', NULL, NULL, NULL, NULL, '{"answer": {"fid": "5.04", "is": "N"}}', false),
  (5, 'The sale and the proceeds', 6, '5.06', 'Will any part be received in cash or virtual assets?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "Y", "effect": "E", "flags": ["R10"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (5, 'The sale and the proceeds', 7, '5.07', 'Describe your overall source of wealth: employment, business, investment, inheritance, other; years and approximate amounts', 'TEXT', 'NONE', 'C', 'FORM', '[{"on": "ANY", "effect": "T"}]', '[]', NULL, NULL, 'WEALTH', NULL, '{"enhanced": true}', false),
  (5, 'The sale and the proceeds', 8, '5.08', 'Documents enclosed: tax assessments, payslips, audited accounts, sale contracts, probate, bank statements', 'FILE', 'NONE', 'C', 'FORM', '[{"on": "ANY", "effect": "T"}]', '[]', NULL, NULL, 'WEALTH', NULL, '{"enhanced": true}', false),
  (6, 'Agent observations', 1, '6.01', 'Seller shows good knowledge of the property and its history', 'YN', 'ON_EFFECT', 'A', 'FORM', '[{"on": "N", "effect": "M"}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (6, 'Agent observations', 2, '6.02', 'Price is within 30% of recent comparable transactions', 'YN', 'ON_EFFECT', 'A', 'FORM', '[{"on": "N", "effect": "M", "flags": ["R07"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (6, 'Agent observations', 3, '6.03', 'Seller unusually indifferent to price, tax or commission', 'YN', 'ON_EFFECT', 'A', 'FORM', '[{"on": "Y", "effect": "M", "flags": ["R09"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (6, 'Agent observations', 4, '6.04', 'Owner reachable directly; attorney used only for a clear reason', 'YNNA', 'ON_EFFECT', 'A', 'FORM', '[{"on": "N", "effect": "M", "flags": ["R26"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (6, 'Agent observations', 5, '6.05', 'Several sales or transfers of the same property in 24 months', 'YN', 'ON_EFFECT', 'A', 'FORM', '[{"on": "Y", "effect": "M", "flags": ["R13"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (6, 'Agent observations', 6, '6.06', 'Seller asked to leave a name out, change a date or state another price', 'YN', 'ON_EFFECT', 'A', 'FORM', '[{"on": "Y", "effect": "H", "flags": ["R19", "R20"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (6, 'Agent observations', 7, '6.07', 'Ownership search obtained and matches', 'YN', 'ON_EFFECT', 'A', 'FORM', '[{"on": "N", "effect": "E"}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (7, 'Buyer without agent', 1, '7.01', 'Buyer is not represented by any estate agent', 'YN', 'NONE', 'A', 'FORM', '[{"on": "Y", "effect": "T", "task": "Fill in the forms for the unrepresented party (U1–U6)"}]', '[]', NULL, NULL, NULL, NULL, '{"ucp": true}', false),
  (7, 'Buyer without agent', 2, '7.02', 'Buyer’s identity, authority and beneficial owner obtained and screened', 'YN', 'ON_EFFECT', 'A', 'FORM', '[{"on": "N", "effect": "E", "task": "You can’t act until this is done"}]', '[]', NULL, NULL, NULL, NULL, '{"ucp": true}', false),
  (7, 'Buyer without agent', 3, '7.03', 'Source of buyer’s funds asked where higher risk', 'YNNA', 'ON_EFFECT', 'A', 'FORM', '[{"on": "N", "effect": "M"}]', '[]', NULL, NULL, NULL, NULL, '{"ucp": true}', false)
) AS r (section_no, section_name, question_order, question_fid, question, answer_type, remark, audience, filled_by, effects, choices, opens_on, opens, attach_code, attach_on, show_if, only_author)
WHERE t.cdd_for = 'SALE-SELLER';

-- Of the form SALE-BUYER.
INSERT INTO ecdd_template_row (template_id, section_no, section_name, question_order, question_fid, question, answer_type, remark, audience, filled_by, effects, choices, opens_on, opens, attach_code, attach_on, show_if, only_author)
SELECT t.id, r.section_no, r.section_name, r.question_order, r.question_fid, r.question, r.answer_type, r.remark, r.audience,
  r.filled_by, r.effects::jsonb, r.choices::jsonb, r.opens_on, r.opens, r.attach_code, r.attach_on, r.show_if::jsonb, r.only_author
FROM ecdd_template t CROSS JOIN (VALUES
  (4, 'Purpose and profile', 1, '4.01', 'Purpose of the purchase', 'CHOICE', 'MAY', 'C', 'FORM', '[{"on": "CHOICE", "choice": "RESALE", "effect": "M", "flags": ["R13"]}]', '[{"key": "OWN", "label": "Own stay"}, {"key": "FAMILY", "label": "Family"}, {"key": "RENTAL", "label": "Rental"}, {"key": "RESALE", "label": "Resale within 12 months"}, {"key": "BUSINESS", "label": "Business use"}, {"key": "OTHER", "label": "Other"}]', NULL, NULL, NULL, NULL, NULL, false),
  (4, 'Purpose and profile', 2, '4.02', 'Present occupation, employer or business, and how long', 'TEXT', 'NONE', 'C', 'FORM', '[]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (4, 'Purpose and profile', 3, '4.03', 'Approximate yearly income band', 'CHOICE', 'MAY', 'C', 'FORM', '[{"on": "INCOME", "effect": "M", "flags": ["R15"]}]', '[{"key": "UNDER_50K", "label": "Under S$ 50,000"}, {"key": "50K_100K", "label": "S$ 50,000 to 100,000"}, {"key": "100K_250K", "label": "S$ 100,000 to 250,000"}, {"key": "250K_500K", "label": "S$ 250,000 to 500,000"}, {"key": "500K_1M", "label": "S$ 500,000 to 1 million"}, {"key": "OVER_1M", "label": "Over S$ 1 million"}]', NULL, NULL, NULL, NULL, NULL, false),
  (4, 'Purpose and profile', 4, '4.04', 'Number of properties bought in Singapore in the last 24 months', 'CHOICE', 'MAY', 'C', 'FORM', '[{"on": "CHOICE", "choice": "3", "effect": "M", "flags": ["R14"]}]', '[{"key": "0", "label": "None"}, {"key": "1", "label": "One"}, {"key": "2", "label": "Two"}, {"key": "3", "label": "Three or more"}]', NULL, NULL, NULL, NULL, NULL, false),
  (4, 'Purpose and profile', 5, '4.05', 'Will the title be registered only in your name(s)?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "N", "effect": "E", "flags": ["R20"], "task": "Name the others"}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (4, 'Purpose and profile', 6, '4.06', 'Will the property be held on trust or for someone else’s benefit?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "Y", "effect": "E", "flags": ["R27"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (4, 'Purpose and profile', 7, '4.07', 'Did you view the property (in person or by live video)?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "N", "effect": "M", "flags": ["R08"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (5, 'How the purchase is paid', 1, '5.01', 'Amounts and sources: cash savings, CPF, bank loan, sale of asset, gift, loan from others, company funds', 'TEXT', 'NONE', 'C', 'FORM', '[{"on": "ANY", "effect": "I"}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (5, 'How the purchase is paid', 2, '5.02', 'Name of lender and loan amount', 'CHOICE', 'MAY', 'C', 'FORM', '[{"on": "CHOICE", "choice": "PRIVATE", "effect": "M", "flags": ["R28"]}]', '[{"key": "NONE", "label": "No loan"}, {"key": "BANK", "label": "Bank or finance company"}, {"key": "PRIVATE", "label": "Private or related lender"}]', NULL, NULL, NULL, NULL, NULL, false),
  (5, 'How the purchase is paid', 3, '5.03', 'Will every payment come from an account in your own name?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "N", "effect": "M", "flags": ["R11"], "task": "Obtain the payer’s identity"}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (5, 'How the purchase is paid', 4, '5.04', 'Will money come from outside Singapore?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "Y", "effect": "I"}, {"on": "LIST", "list": "BLACK", "effect": "E", "flags": ["R21"]}, {"on": "LIST", "list": "GREY", "effect": "E", "flags": ["R21"]}]', '[]', 'Y', 'COUNTRIES', NULL, NULL, NULL, false),
  (5, 'How the purchase is paid', 5, '5.05', 'Will any part be in physical cash or virtual assets?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "Y", "effect": "E", "flags": ["R10"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (5, 'How the purchase is paid', 6, '5.06', 'Has any gift or interest-free loan above S$ 50,000 been received for this purchase?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "Y", "effect": "M", "flags": ["R11"], "task": "Obtain the donor’s identity"}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (5, 'How the purchase is paid', 7, '5.07', 'Is the price stated in the contract the true and full price?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "N", "effect": "E", "flags": ["R19"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (5, 'How the purchase is paid', 8, '5.08', 'Source of wealth with years, business names, ownership, approximate values', 'TEXT', 'NONE', 'C', 'FORM', '[{"on": "ANY", "effect": "T"}]', '[]', NULL, NULL, 'WEALTH', NULL, '{"enhanced": true}', false),
  (5, 'How the purchase is paid', 9, '5.09', 'Source of funds trail: last 6 months’ statements of paying accounts, sale contract, dividend voucher, loan letter', 'FILE', 'NONE', 'C', 'FORM', '[{"on": "ANY", "effect": "T"}]', '[]', NULL, NULL, 'FUNDS', NULL, '{"enhanced": true}', false),
  (5, 'How the purchase is paid', 10, '5.10', 'Family office, fund or trust: name, regulator reference, manager', 'TEXT', 'NONE', 'C', 'FORM', '[{"on": "ANY", "effect": "M", "flags": ["R27"]}]', '[]', NULL, NULL, NULL, NULL, '{"enhanced": true, "partyKind": "ENTITY"}', false),
  (6, 'Agent observations', 1, '6.01', 'Buyer’s profile fits the property', 'YN', 'ON_EFFECT', 'A', 'FORM', '[{"on": "N", "effect": "M", "flags": ["R15"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (6, 'Agent observations', 2, '6.02', 'Buyer or companion gives instructions to the other in an unusual way', 'YN', 'ON_EFFECT', 'A', 'FORM', '[{"on": "Y", "effect": "M", "flags": ["R04"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (6, 'Agent observations', 3, '6.03', 'Buyer asks to split, delay, redirect or swap payers', 'YN', 'ON_EFFECT', 'A', 'FORM', '[{"on": "Y", "effect": "M", "flags": ["R11", "R12"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (6, 'Agent observations', 4, '6.04', 'Undue hurry, or no concern about price, tax or condition', 'YN', 'ON_EFFECT', 'A', 'FORM', '[{"on": "Y", "effect": "M", "flags": ["R09"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (6, 'Agent observations', 5, '6.05', 'Buyer asks about quick resale, assignment to another name, or hidden ownership', 'YN', 'ON_EFFECT', 'A', 'FORM', '[{"on": "Y", "effect": "H", "flags": ["R20"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (6, 'Agent observations', 6, '6.06', 'Buyer’s documents were easy to verify', 'YN', 'ON_EFFECT', 'A', 'FORM', '[{"on": "N", "effect": "M", "flags": ["R02"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (6, 'Agent observations', 7, '6.07', 'Buyer cancelled earlier deals after paying deposits', 'YN', 'ON_EFFECT', 'A', 'FORM', '[{"on": "Y", "effect": "M", "flags": ["R29"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (7, 'Seller without agent', 1, '7.01', 'Seller is not represented by any estate agent', 'YN', 'NONE', 'A', 'FORM', '[{"on": "Y", "effect": "T", "task": "Fill in the forms for the unrepresented party (U1–U6)"}]', '[]', NULL, NULL, NULL, NULL, '{"ucp": true}', false),
  (7, 'Seller without agent', 2, '7.02', 'Seller’s identity, authority and beneficial owner obtained and screened', 'YN', 'ON_EFFECT', 'A', 'FORM', '[{"on": "N", "effect": "E", "task": "You can’t act until this is done"}]', '[]', NULL, NULL, NULL, NULL, '{"ucp": true}', false),
  (7, 'Seller without agent', 3, '7.03', 'Source of seller’s wealth asked where higher risk', 'YNNA', 'ON_EFFECT', 'A', 'FORM', '[{"on": "N", "effect": "M"}]', '[]', NULL, NULL, NULL, NULL, '{"ucp": true}', false),
  (7, 'Seller without agent', 4, '7.04', 'Seller’s ownership confirmed by title search', 'YN', 'ON_EFFECT', 'A', 'FORM', '[{"on": "N", "effect": "E"}]', '[]', NULL, NULL, NULL, NULL, '{"ucp": true}', false)
) AS r (section_no, section_name, question_order, question_fid, question, answer_type, remark, audience, filled_by, effects, choices, opens_on, opens, attach_code, attach_on, show_if, only_author)
WHERE t.cdd_for = 'SALE-BUYER';

-- Of the form LEASE-LANDLORD.
INSERT INTO ecdd_template_row (template_id, section_no, section_name, question_order, question_fid, question, answer_type, remark, audience, filled_by, effects, choices, opens_on, opens, attach_code, attach_on, show_if, only_author)
SELECT t.id, r.section_no, r.section_name, r.question_order, r.question_fid, r.question, r.answer_type, r.remark, r.audience,
  r.filled_by, r.effects::jsonb, r.choices::jsonb, r.opens_on, r.opens, r.attach_code, r.attach_on, r.show_if::jsonb, r.only_author
FROM ecdd_template t CROSS JOIN (VALUES
  (4, 'Property and authority', 1, '4.01', 'Are you the owner, or a tenant with the owner’s written consent to sub-let?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "N", "effect": "E"}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (4, 'Property and authority', 2, '4.02', 'Is the unit free of any restriction that forbids this letting (mortgagee, MCST, JTC, URA use, minimum stay)?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "N", "effect": "T", "task": "Obtain the consent (D-34)"}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (4, 'Property and authority', 3, '4.03', 'Is someone else managing or collecting rent for you?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "Y", "effect": "T", "task": "Attach the authority"}]', '[]', NULL, NULL, 'AUTHORITY', 'Y', NULL, false),
  (4, 'Property and authority', 4, '4.04', 'Is the property held by a company or trust?', 'YN', 'MAY', 'C', 'FORM', '[{"on": "Y", "effect": "T", "task": "Complete section 3 for the company or trust"}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (4, 'Property and authority', 5, '4.05', 'Was the property bought within the last 6 months?', 'YN', 'MAY', 'C', 'FORM', '[{"on": "Y", "effect": "M", "flags": ["R13"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (5, 'Rent and payment', 1, '5.01', 'Rent is the full amount in the agreement, with no undeclared payment', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "N", "effect": "E", "flags": ["R19"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (5, 'Rent and payment', 2, '5.02', 'Rent goes to an account in your own name (or your company’s)', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "N", "effect": "M", "flags": ["R18"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (5, 'Rent and payment', 3, '5.03', 'More than three months’ rent taken in advance?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "Y", "effect": "M", "flags": ["R16"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (5, 'Rent and payment', 4, '5.04', 'Any part in cash or virtual assets?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "CHOICE", "choice": "UP_TO", "effect": "M", "flags": ["R10"]}, {"on": "CHOICE", "choice": "OVER", "effect": "E", "flags": ["R10"]}]', '[{"key": "UP_TO", "label": "Up to S$ 20,000"}, {"key": "OVER", "label": "Over S$ 20,000"}]', 'Y', 'CHOICE', NULL, NULL, NULL, false),
  (5, 'Rent and payment', 5, '5.05', 'Are you related to the tenant or its owners?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "Y", "effect": "M"}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (5, 'Rent and payment', 6, '5.06', 'How did you fund the purchase of this property and what is your main source of wealth?', 'TEXT', 'NONE', 'C', 'FORM', '[{"on": "ANY", "effect": "T"}]', '[]', NULL, NULL, 'WEALTH', NULL, '{"enhanced": true}', false),
  (6, 'Agent observations', 1, '6.01', 'Ownership search matches landlord', 'YN', 'ON_EFFECT', 'A', 'FORM', '[{"on": "N", "effect": "E"}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (6, 'Agent observations', 2, '6.02', 'Rent within 30% of market', 'YN', 'ON_EFFECT', 'A', 'FORM', '[{"on": "N", "effect": "M", "flags": ["R07"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (6, 'Agent observations', 3, '6.03', 'Landlord indifferent to who the occupants are or refuses pass checks', 'YN', 'ON_EFFECT', 'A', 'FORM', '[{"on": "Y", "effect": "M", "flags": ["R17"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (6, 'Agent observations', 4, '6.04', 'Unit let again and again to short-lived companies', 'YN', 'ON_EFFECT', 'A', 'FORM', '[{"on": "Y", "effect": "M", "flags": ["R05"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (6, 'Agent observations', 5, '6.05', 'Landlord asks to put agreement in another name', 'YN', 'ON_EFFECT', 'A', 'FORM', '[{"on": "Y", "effect": "H", "flags": ["R20"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (6, 'Agent observations', 6, '6.06', 'Landlord reminded of duty to check tenants’ immigration status and keep copies', 'YN', 'NONE', 'A', 'FORM', '[{"on": "N", "effect": "T", "task": "Remind the landlord"}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (7, 'Tenant without agent', 1, '7.01', 'Tenant is not represented by any estate agent', 'YN', 'NONE', 'A', 'FORM', '[{"on": "Y", "effect": "T", "task": "Fill in the forms for the unrepresented party (U1–U6)"}]', '[]', NULL, NULL, NULL, NULL, '{"ucp": true}', false),
  (7, 'Tenant without agent', 2, '7.02', 'Tenant’s identity, authority and beneficial owner obtained and screened', 'YN', 'ON_EFFECT', 'A', 'FORM', '[{"on": "N", "effect": "E", "task": "You can’t act until this is done"}]', '[]', NULL, NULL, NULL, NULL, '{"ucp": true}', false),
  (7, 'Tenant without agent', 3, '7.03', 'Source of tenant’s funds asked where higher risk', 'YNNA', 'ON_EFFECT', 'A', 'FORM', '[{"on": "N", "effect": "M"}]', '[]', NULL, NULL, NULL, NULL, '{"ucp": true}', false)
) AS r (section_no, section_name, question_order, question_fid, question, answer_type, remark, audience, filled_by, effects, choices, opens_on, opens, attach_code, attach_on, show_if, only_author)
WHERE t.cdd_for = 'LEASE-LANDLORD';

-- Of the form LEASE-TENANT.
INSERT INTO ecdd_template_row (template_id, section_no, section_name, question_order, question_fid, question, answer_type, remark, audience, filled_by, effects, choices, opens_on, opens, attach_code, attach_on, show_if, only_author)
SELECT t.id, r.section_no, r.section_name, r.question_order, r.question_fid, r.question, r.answer_type, r.remark, r.audience,
  r.filled_by, r.effects::jsonb, r.choices::jsonb, r.opens_on, r.opens, r.attach_code, r.attach_on, r.show_if::jsonb, r.only_author
FROM ecdd_template t CROSS JOIN (VALUES
  (4, 'Occupation and purpose', 1, '4.01', 'Use of premises', 'CHOICE', 'MAY', 'C', 'FORM', '[{"on": "USE", "effect": "M"}]', '[{"key": "RESIDENCE", "label": "Residence"}, {"key": "OFFICE", "label": "Office"}, {"key": "RETAIL", "label": "Retail"}, {"key": "WAREHOUSE", "label": "Warehouse"}, {"key": "FACTORY", "label": "Factory"}, {"key": "OTHER", "label": "Other"}]', NULL, NULL, NULL, NULL, NULL, false),
  (4, 'Occupation and purpose', 2, '4.02', 'Names, identification, nationality and pass type of every occupant are listed in full', 'YNNA', 'ON_EFFECT', 'C', 'FORM', '[{"on": "N", "effect": "M", "flags": ["R17"]}]', '[]', NULL, NULL, 'OCCUPANTS', 'Y', NULL, false),
  (4, 'Occupation and purpose', 3, '4.03', 'Are all passes valid for at least six months from the start date?', 'YNNA', 'ON_EFFECT', 'C', 'FORM', '[{"on": "N", "effect": "T", "task": "Check the passes"}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (4, 'Occupation and purpose', 4, '4.04', 'Will you sub-let, license or share any part?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "Y", "effect": "M"}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (4, 'Occupation and purpose', 5, '4.05', 'Who will live in or run the premises day to day if not you?', 'CHOICE', 'MAY', 'C', 'FORM', '[{"on": "CHOICE", "choice": "UNCONNECTED", "effect": "M", "flags": ["R17"]}]', '[{"key": "SELF", "label": "The tenant"}, {"key": "CONNECTED", "label": "Family, staff or others connected with the tenant"}, {"key": "UNCONNECTED", "label": "Somebody unconnected"}]', NULL, NULL, NULL, NULL, NULL, false),
  (4, 'Occupation and purpose', 6, '4.06', 'Business activity, products handled, and main countries of trade (commercial or industrial premises)', 'COUNTRIES', 'MAY', 'C', 'FORM', '[{"on": "LIST", "list": "BLACK", "effect": "E", "flags": ["R21"]}, {"on": "LIST", "list": "GREY", "effect": "E", "flags": ["R21"]}]', '[]', NULL, NULL, NULL, NULL, '{"use": "BUSINESS"}', false),
  (5, 'Rent and payer', 1, '5.01', 'Who pays the rent?', 'CHOICE', 'MAY', 'C', 'FORM', '[{"on": "CHOICE", "choice": "OTHER", "effect": "M", "flags": ["R11"], "task": "Obtain the payer’s identity"}]', '[{"key": "SELF", "label": "You"}, {"key": "EMPLOYER", "label": "Employer"}, {"key": "PARENT", "label": "Parent"}, {"key": "COMPANY", "label": "Company"}, {"key": "OTHER", "label": "Other"}]', NULL, NULL, NULL, NULL, NULL, false),
  (5, 'Rent and payer', 2, '5.02', 'Will payment come from an account in the payer’s own name in Singapore?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "N", "effect": "M", "flags": ["R11"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (5, 'Rent and payer', 3, '5.03', 'Do you wish to pay more than three months ahead?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "Y", "effect": "M", "flags": ["R16"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (5, 'Rent and payer', 4, '5.04', 'Any part in cash or virtual assets?', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "CHOICE", "choice": "UP_TO", "effect": "M", "flags": ["R10"]}, {"on": "CHOICE", "choice": "OVER", "effect": "E", "flags": ["R10"]}]', '[{"key": "UP_TO", "label": "Up to S$ 20,000"}, {"key": "OVER", "label": "Over S$ 20,000"}]', 'Y', 'CHOICE', NULL, NULL, NULL, false),
  (5, 'Rent and payer', 5, '5.05', 'Monthly income or revenue band fits the rent', 'YN', 'ON_EFFECT', 'C', 'FORM', '[{"on": "N", "effect": "M", "flags": ["R15"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (5, 'Rent and payer', 6, '5.06', 'Source of wealth and source of the money for rent and deposit', 'TEXT', 'NONE', 'C', 'FORM', '[{"on": "ANY", "effect": "T"}]', '[]', NULL, NULL, 'WEALTH', NULL, '{"enhanced": true}', false),
  (6, 'Agent observations', 1, '6.01', 'I saw original passes, compared with passports and checked validity online', 'YNNA', 'ON_EFFECT', 'A', 'FORM', '[{"on": "N", "effect": "M", "flags": ["R17"], "task": "Check the passes"}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (6, 'Agent observations', 2, '6.02', 'Tenant inspected the unit or gave a sensible reason not to', 'YN', 'ON_EFFECT', 'A', 'FORM', '[{"on": "N", "effect": "M", "flags": ["R08"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (6, 'Agent observations', 3, '6.03', 'Offers clearly above asking or unusual terms', 'YN', 'ON_EFFECT', 'A', 'FORM', '[{"on": "Y", "effect": "M", "flags": ["R16"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (6, 'Agent observations', 4, '6.04', 'Different people keep appearing as tenant, payer and occupant', 'YN', 'ON_EFFECT', 'A', 'FORM', '[{"on": "Y", "effect": "M", "flags": ["R17"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (6, 'Agent observations', 5, '6.05', 'Company tenant has no visible business', 'YNNA', 'ON_EFFECT', 'A', 'FORM', '[{"on": "Y", "effect": "M", "flags": ["R05"]}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (6, 'Agent observations', 6, '6.06', 'Asks not to stamp the agreement', 'YN', 'ON_EFFECT', 'A', 'FORM', '[{"on": "Y", "effect": "H"}]', '[]', NULL, NULL, NULL, NULL, NULL, false),
  (7, 'Landlord without agent', 1, '7.01', 'Landlord is not represented by any estate agent', 'YN', 'NONE', 'A', 'FORM', '[{"on": "Y", "effect": "T", "task": "Fill in the forms for the unrepresented party (U1–U6)"}]', '[]', NULL, NULL, NULL, NULL, '{"ucp": true}', false),
  (7, 'Landlord without agent', 2, '7.02', 'Landlord’s identity, authority and beneficial owner obtained and screened', 'YN', 'ON_EFFECT', 'A', 'FORM', '[{"on": "N", "effect": "E", "task": "You can’t act until this is done"}]', '[]', NULL, NULL, NULL, NULL, '{"ucp": true}', false),
  (7, 'Landlord without agent', 3, '7.03', 'Source of landlord’s wealth asked where higher risk', 'YNNA', 'ON_EFFECT', 'A', 'FORM', '[{"on": "N", "effect": "M"}]', '[]', NULL, NULL, NULL, NULL, '{"ucp": true}', false),
  (7, 'Landlord without agent', 4, '7.04', 'Landlord’s ownership confirmed by search', 'YN', 'ON_EFFECT', 'A', 'FORM', '[{"on": "N", "effect": "E"}]', '[]', NULL, NULL, NULL, NULL, '{"ucp": true}', false)
) AS r (section_no, section_name, question_order, question_fid, question, answer_type, remark, audience, filled_by, effects, choices, opens_on, opens, attach_code, attach_on, show_if, only_author)
WHERE t.cdd_for = 'LEASE-TENANT';
