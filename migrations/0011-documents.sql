-- The whole catalogue of documents and the field's matrix of rules, kept by versions; and what the desk says of a document.

ALTER TABLE document_type ADD COLUMN note text NOT NULL DEFAULT '';

INSERT INTO document_type (document_id, name, position) VALUES
  ('D-03', 'Sale and purchase agreement', 3),
  ('D-09', 'ACRA business profile', 9),
  ('D-10', 'Authority to sign for the company', 10),
  ('D-11', 'Ownership and control of the company', 11),
  ('D-12', 'Form A1, individual client', 12),
  ('D-13', 'Form A2, entity client', 13),
  ('D-14', 'Form A3 or A4, principal of the client', 14),
  ('D-15', 'Form B, risk and screening', 15),
  ('D-16', 'Form C, enhanced due diligence', 16),
  ('D-17', 'Forms U1 to U6, unrepresented party', 17),
  ('D-18', 'Screening result', 18),
  ('D-19', 'Form D, ongoing monitoring', 19),
  ('D-20', 'Stamp duty certificate of the sale', 20),
  ('D-21', 'Stamp duty certificate of the tenancy', 21),
  ('D-22', 'Approval to rent out', 22),
  ('D-25', 'Letter of intent and its acceptance', 25),
  ('D-26', 'Tenancy agreement and inventory', 26),
  ('D-27', 'Check of the tenant’s pass', 27),
  ('D-30', 'Conflict-of-interest declaration', 30),
  ('D-32', 'Referral fee disclosure and consent', 32),
  ('D-34', 'Consent of JTC, HDB, URA or the landlord', 34),
  ('D-35', 'GST registration of the other agency', 35),
  ('D-37', 'Renewal or extension agreement', 37),
  ('D-38', 'Grant of probate or administration', 38);

UPDATE document_type SET note = given.note
FROM (VALUES
  ('D-01', 'Signed. For HDB the prescribed form with its serial number.'),
  ('D-02', 'The exercise page, or the lawyer’s confirmation.'),
  ('D-03', 'If one was used.'),
  ('D-04', 'The prescribed form, 1 to 8.'),
  ('D-05', 'Where the fee is not in the agency agreement.'),
  ('D-07', 'When they bill us for their share.'),
  ('D-08', 'NRIC front and back, or passport and pass.'),
  ('D-09', 'Or its equivalent abroad. The owner’s identity copy will do for a sole proprietor.'),
  ('D-10', 'Board resolution, letter of authority or power of attorney.'),
  ('D-11', 'Ownership chart, register of controllers.'),
  ('D-12', 'Upload the signed form: it is not checked yet.'),
  ('D-13', 'Upload the signed form: it is not checked yet.'),
  ('D-14', 'When the client acts for someone else. It is not checked yet.'),
  ('D-15', 'One for each person. Upload the signed form: it is not checked yet.'),
  ('D-16', 'When the risk asks for it, with the source of wealth and funds. It is not checked yet.'),
  ('D-17', 'When the other side has no agent. It is not checked yet.'),
  ('D-18', 'The printout with its date and time. It is not checked yet.'),
  ('D-19', 'For a client who comes back.'),
  ('D-20', 'Buyer’s, additional buyer’s or seller’s stamp duty.'),
  ('D-22', 'HDB’s approval to rent out the flat or a bedroom, or to sublet.'),
  ('D-24', 'The buyer’s HFE letter, the seller’s intent to sell.'),
  ('D-27', 'The MOM or ICA page for each foreign tenant.'),
  ('D-28', 'The regulator’s checklist for residential property.'),
  ('D-29', 'Title search, HDB flat details or property tax bill.'),
  ('D-30', 'When one of us, or of our family, is a party.'),
  ('D-31', 'When both sides’ salespeople are of this agency.'),
  ('D-32', 'When someone else gets a fee for referring.'),
  ('D-36', 'Or the lawyer’s completion letter.'),
  ('D-38', 'When an owner has died.')) AS given (document_id, note)
WHERE document_type.document_id = given.document_id;

-- Of the documents of a group, one is enough (an identity copy or a company's profile). A change is a new row that
-- replaces the one before; a rule is never written over.
ALTER TABLE doc_rule
  ADD COLUMN any_of text,
  ADD COLUMN replaces bigint REFERENCES doc_rule,
  ADD COLUMN created_by uuid REFERENCES person,
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
  ADD CONSTRAINT doc_rule_days CHECK (valid_to IS NULL OR valid_to >= valid_from - 1);

-- Nobody could change the first rules, so the whole matrix takes their place.
DELETE FROM doc_rule;

INSERT INTO doc_rule (document_id, condition, level, stage, per, valid_from, any_of) VALUES
  -- Sale
  ('D-01', '{"transType": ["SALE"]}', 'required', 'submit', 'case', '2011-01-01', NULL),
  ('D-02', '{"transType": ["SALE"], "propType": ["hdb"]}', 'required', 'invoice', 'case', '2011-01-01', NULL),
  ('D-02', '{"transType": ["SALE"], "propType": ["private-residential", "landed", "commercial", "industrial", "land"]}', 'required', 'submit', 'case', '2011-01-01', NULL),
  ('D-03', '{"transType": ["SALE"]}', 'optional', 'submit', 'case', '2011-01-01', NULL),
  ('D-20', '{"transType": ["SALE"], "propType": ["hdb", "private-residential", "landed"], "side": ["BUYER"]}', 'optional', 'invoice', 'case', '2011-01-01', NULL),
  ('D-20', '{"transType": ["SALE"], "propType": ["commercial", "industrial", "land"]}', 'optional', 'invoice', 'case', '2011-01-01', NULL),
  ('D-23', '{"transType": ["SALE"], "propType": ["hdb"]}', 'required', 'invoice', 'case', '2011-01-01', NULL),
  ('D-24', '{"transType": ["SALE"], "propType": ["hdb"]}', 'required', 'submit', 'case', '2011-01-01', NULL),
  ('D-36', '{"transType": ["SALE"]}', 'conditional', 'payout', 'case', '2011-01-01', NULL),
  -- Lease
  ('D-21', '{"transType": ["LEASE"]}', 'required', 'invoice', 'case', '2011-01-01', NULL),
  ('D-22', '{"transType": ["LEASE"], "propType": ["hdb"], "side": ["LANDLORD"]}', 'required', 'invoice', 'case', '2011-01-01', NULL),
  ('D-22', '{"transType": ["LEASE"], "propType": ["commercial", "industrial", "land"]}', 'conditional', 'invoice', 'case', '2011-01-01', NULL),
  ('D-25', '{"transType": ["LEASE"], "propType": ["hdb"]}', 'optional', 'submit', 'case', '2011-01-01', NULL),
  ('D-25', '{"transType": ["LEASE"], "propType": ["private-residential", "landed", "commercial", "industrial", "land"]}', 'required', 'submit', 'case', '2011-01-01', NULL),
  ('D-26', '{"transType": ["LEASE"]}', 'required', 'submit', 'case', '2011-01-01', NULL),
  ('D-27', '{"transType": ["LEASE"]}', 'conditional', 'submit', 'case', '2011-01-01', NULL),
  ('D-27', '{"transType": ["LEASE"], "propType": ["hdb", "private-residential", "landed"], "foreignTenant": true}', 'required', 'submit', 'case', '2011-01-01', NULL),
  ('D-37', '{"transType": ["LEASE"]}', 'optional', 'submit', 'case', '2011-01-01', NULL),
  -- Both
  ('D-04', '{"propType": ["hdb", "private-residential", "landed"]}', 'required', 'submit', 'case', '2011-01-01', NULL),
  ('D-04', '{"propType": ["commercial", "industrial", "land"]}', 'optional', 'submit', 'case', '2011-01-01', NULL),
  ('D-05', '{"propType": ["commercial", "industrial", "land"]}', 'required', 'submit', 'case', '2011-01-01', NULL),
  ('D-05', '{"propType": ["hdb", "private-residential", "landed"]}', 'conditional', 'submit', 'case', '2011-01-01', NULL),
  ('D-05', '{"billFor": ["OTHER_PARTY"]}', 'required', 'submit', 'case', '2011-01-01', NULL),
  ('D-06', '{"minEcbs": 1}', 'required', 'submit', 'case', '2011-01-01', NULL),
  ('D-07', '{"minEcbs": 1}', 'required', 'payout', 'case', '2011-01-01', NULL),
  ('D-08', '{"hasParty": true, "party": "client", "partyKind": "individual"}', 'required', 'submit', 'party', '2011-01-01', 'identity'),
  ('D-09', '{"hasParty": true, "party": "client", "partyKind": "entity"}', 'required', 'submit', 'party', '2011-01-01', 'identity'),
  ('D-08', '{"hasParty": true, "party": "client", "partyKind": "entity"}', 'conditional', 'submit', 'party', '2011-01-01', 'identity'),
  ('D-10', '{"hasParty": true, "party": "client", "partyKind": "entity"}', 'required', 'submit', 'party', '2011-01-01', NULL),
  ('D-11', '{"hasParty": true, "party": "client", "partyKind": "entity"}', 'required', 'submit', 'party', '2011-01-01', NULL),
  ('D-28', '{"propType": ["hdb", "private-residential", "landed"]}', 'required', 'submit', 'case', '2011-01-01', NULL),
  ('D-29', '{"side": ["SELLER", "LANDLORD"]}', 'required', 'submit', 'case', '2011-01-01', NULL),
  ('D-29', '{"propType": ["hdb", "private-residential", "landed"], "side": ["BUYER"]}', 'optional', 'submit', 'case', '2011-01-01', NULL),
  ('D-30', '{}', 'conditional', 'submit', 'case', '2011-01-01', NULL),
  ('D-31', '{"minIcbs": 2}', 'conditional', 'submit', 'case', '2011-01-01', NULL),
  ('D-32', '{}', 'conditional', 'submit', 'case', '2011-01-01', NULL),
  ('D-33', '{}', 'required', 'submit', 'case', '2014-07-02', NULL),
  ('D-34', '{"propType": ["commercial", "industrial", "land"]}', 'conditional', 'submit', 'case', '2011-01-01', NULL),
  ('D-35', '{"billFor": ["CO_BROKE_AGENCY"]}', 'conditional', 'invoice', 'case', '2011-01-01', NULL),
  ('D-38', '{"hasParty": true}', 'conditional', 'submit', 'case', '2011-01-01', NULL);

-- Due diligence, by the forms in force since 1 July 2025. They are uploads until Gable checks them itself, so the invoice
-- waits for them and submission does not (docs/decisions/0011-due-diligence-papers.md). Renting out an HDB flat is exempt.
INSERT INTO doc_rule (document_id, condition, level, stage, per, valid_from)
SELECT document_id, scope || condition, level, 'invoice', per, '2025-07-01'
FROM (VALUES
    ('D-12', '{"hasParty": true, "party": "client", "partyKind": "individual"}'::jsonb, 'required', 'party'),
    ('D-13', '{"hasParty": true, "party": "client", "partyKind": "entity"}', 'required', 'party'),
    ('D-14', '{"hasParty": true}', 'conditional', 'case'),
    ('D-15', '{"hasParty": true, "party": "client"}', 'required', 'party'),
    ('D-16', '{}', 'conditional', 'case'),
    ('D-17', '{}', 'conditional', 'case'),
    ('D-17', '{"unrepresented": true}', 'required', 'case'),
    ('D-18', '{}', 'required', 'case'),
    ('D-19', '{}', 'optional', 'case')) AS form (document_id, condition, level, per),
  (VALUES
    ('{"transType": ["SALE"]}'::jsonb),
    ('{"transType": ["LEASE"], "propType": ["private-residential", "landed", "commercial", "industrial", "land"]}')) AS scopes (scope)
ORDER BY document_id, scope::text;

-- When the salesperson's checklist was complete for the first time.
ALTER TABLE esubmission ADD COLUMN sp_checklist_compliance_date timestamptz;

-- What the desk said of a line of the checklist; a new file takes it away.
CREATE TABLE esubmission_document_verdict (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  esubmission_id uuid NOT NULL REFERENCES esubmission,
  document_id    text NOT NULL REFERENCES document_type,
  party_uuid     uuid,
  verdict        text NOT NULL CHECK (verdict IN ('accepted', 'queried')),
  note           text NOT NULL,
  by             uuid NOT NULL REFERENCES person,
  at             timestamptz NOT NULL,
  UNIQUE NULLS NOT DISTINCT (esubmission_id, document_id, party_uuid)
);
