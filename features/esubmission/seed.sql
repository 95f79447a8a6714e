-- The catalogue of documents, and the matrix of rules that an agency begins with. Rules are data: the desk changes them.

INSERT INTO document_type (document_id, position, name, note, is_money) VALUES
  ('D-01', 1, 'Option to purchase', 'Signed. For HDB the prescribed form with its serial number.', false),
  ('D-02', 2, 'Acceptance or exercise of the option', 'The exercise page, or the lawyer’s confirmation.', true),
  ('D-03', 3, 'Sale and purchase agreement', 'If one was used.', false),
  ('D-04', 4, 'Estate agency agreement', 'The prescribed form, 1 to 8.', false),
  ('D-05', 5, 'Commission agreement', 'Where the fee is not in the agency agreement.', true),
  ('D-06', 6, 'Co-broking agreement', '', true),
  ('D-07', 7, 'Co-broke agency’s tax invoice', 'When they bill us for their share.', true),
  ('D-08', 8, 'Identity of the client', 'NRIC front and back, or passport and pass.', false),
  ('D-09', 9, 'ACRA business profile', 'Or its equivalent abroad. The owner’s identity copy will do for a sole proprietor.', false),
  ('D-10', 10, 'Authority to sign for the company', 'Board resolution, letter of authority or power of attorney.', false),
  ('D-11', 11, 'Ownership and control of the company', 'Ownership chart, register of controllers.', false),
  ('D-12', 12, 'Form A1, individual client', 'Upload the signed form.', false),
  ('D-13', 13, 'Form A2, entity client', 'Upload the signed form.', false),
  ('D-14', 14, 'Form A3 or A4, principal of the client', 'When the client acts for someone else.', false),
  ('D-15', 15, 'Form B, risk and screening', 'One for each person. Upload the signed form.', false),
  ('D-16', 16, 'Form C, enhanced due diligence', 'When the risk asks for it, with the source of wealth and funds.', false),
  ('D-17', 17, 'Forms U1 to U6, unrepresented party', 'When the other side has no agent.', false),
  ('D-18', 18, 'Screening result', 'The printout with its date and time.', false),
  ('D-19', 19, 'Form D, ongoing monitoring', 'For a client who comes back.', false),
  ('D-20', 20, 'Stamp duty certificate of the sale', 'Buyer’s, additional buyer’s or seller’s stamp duty.', true),
  ('D-21', 21, 'Stamp duty certificate of the tenancy', '', true),
  ('D-22', 22, 'Approval to rent out', 'HDB’s approval to rent out the flat or a bedroom, or to sublet.', false),
  ('D-23', 23, 'HDB resale acknowledgement', '', false),
  ('D-24', 24, 'HFE letter or intent to sell', 'The buyer’s HFE letter, the seller’s intent to sell.', false),
  ('D-25', 25, 'Letter of intent and its acceptance', '', false),
  ('D-26', 26, 'Tenancy agreement and inventory', '', false),
  ('D-27', 27, 'Check of the tenant’s pass', 'The MOM or ICA page for each foreign tenant.', false),
  ('D-28', 28, 'CEA checklist', 'The regulator’s checklist for residential property.', false),
  ('D-29', 29, 'Evidence of ownership', 'Title search, HDB flat details or property tax bill.', false),
  ('D-30', 30, 'Conflict-of-interest declaration', 'When one of us, or of our family, is a party.', false),
  ('D-31', 31, 'Same-agency disclosure and consent', 'When both sides’ salespeople are of this agency.', false),
  ('D-32', 32, 'Referral fee disclosure and consent', 'When someone else gets a fee for referring.', false),
  ('D-33', 33, 'Personal data consent', '', false),
  ('D-34', 34, 'Consent of JTC, HDB, URA or the landlord', '', false),
  ('D-35', 35, 'GST registration of the other agency', '', true),
  ('D-36', 36, 'Completion account', 'Or the lawyer’s completion letter.', true),
  ('D-37', 37, 'Renewal or extension agreement', '', false),
  ('D-38', 38, 'Grant of probate or administration', 'When an owner has died.', false);

-- What a document is called for the side that we act for.
UPDATE document_type SET by_side = '{
  "BUYER": {"name": "HFE letter", "note": "The buyer’s HDB flat eligibility letter, valid when the option was granted."},
  "SELLER": {"name": "Intent to sell", "note": "HDB’s acknowledgement of the seller’s intent to sell, at least 7 days before the option."}
}' WHERE document_id = 'D-24';

-- An empty condition fits everything.
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
