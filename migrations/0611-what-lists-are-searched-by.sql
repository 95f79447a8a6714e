-- What lists are searched by, folded and stored with each row: computed when it is written, and found by an index where a table may pass
-- 50,000 rows. It takes some 80 seconds for a million rows, in which nobody else reads or writes the table.

ALTER TABLE person ADD search text GENERATED ALWAYS AS (search_text(name, registration_no, sa_no)) STORED;
DROP INDEX register_agency_name;
ALTER TABLE register_agency ADD search text GENERATED ALWAYS AS (search_text(name, licence_no)) STORED;
CREATE INDEX register_agency_search ON register_agency USING gin (search gin_trgm_ops);
DROP INDEX register_salesperson_name;
ALTER TABLE register_salesperson ADD search text GENERATED ALWAYS AS (search_text(name, registration_no)) STORED;
CREATE INDEX register_salesperson_search ON register_salesperson USING gin (search gin_trgm_ops);
DROP INDEX deal_address;
ALTER TABLE deal ADD search text GENERATED ALWAYS AS (search_text(address)) STORED;
CREATE INDEX deal_search ON deal USING gin (search gin_trgm_ops);
DROP INDEX deal_bill_to;
ALTER TABLE deal_bill ADD search text GENERATED ALWAYS AS (search_text(invoice_to_text)) STORED;
CREATE INDEX deal_bill_search ON deal_bill USING gin (search gin_trgm_ops);
DROP INDEX invoice_open_words;
ALTER TABLE invoice ADD search text GENERATED ALWAYS AS (search_text(printed #>> '{to,text}', printed ->> 'address')) STORED;
CREATE INDEX invoice_open_search ON invoice USING gin (search gin_trgm_ops, number gin_trgm_ops) WHERE open_net + open_gst > 0;
DROP INDEX receipt_search;
ALTER TABLE receipt ADD search text GENERATED ALWAYS AS (search_text(payer, reference)) STORED;
CREATE INDEX receipt_search ON receipt USING gin (search gin_trgm_ops);
ALTER TABLE bank_line ADD search text GENERATED ALWAYS AS (search_text(payer, reference)) STORED;
CREATE INDEX bank_line_search ON bank_line USING gin (search gin_trgm_ops);
DROP INDEX aml_case_name;
DROP INDEX aml_case_no_part;
ALTER TABLE aml_case ADD search text GENERATED ALWAYS AS (search_text(name, case_no)) STORED;
CREATE INDEX aml_case_search ON aml_case USING gin (search gin_trgm_ops);
ALTER TABLE aml_subject ADD search text GENERATED ALWAYS AS (search_text(VARIADIC ARRAY[name] || aliases)) STORED;
ALTER TABLE screening_hit ADD search text GENERATED ALWAYS AS (search_text(listed_name)) STORED;
ALTER TABLE ecdd_form ADD search text GENERATED ALWAYS AS (search_text(name, property, form_no)) STORED;
CREATE INDEX ecdd_form_search ON ecdd_form USING gin (search gin_trgm_ops);
ALTER TABLE article ADD search text GENERATED ALWAYS AS (search_text(title, words)) STORED;
ALTER TABLE event ADD search text GENERATED ALWAYS AS (search_text(title, place, words)) STORED;
DROP INDEX market_place_project;
DROP INDEX market_place_street_text;
ALTER TABLE market_place ADD search text GENERATED ALWAYS AS (search_text(street, project)) STORED;
CREATE INDEX market_place_search ON market_place USING gin (search gin_trgm_ops);

CREATE OR REPLACE VIEW person_public AS
SELECT id, name, user_name, registration_no, sa_no, role, created_at, disabled_at, search FROM person;
CREATE OR REPLACE VIEW register_agency_public AS
SELECT licence_no, name, gst_registered, search FROM register_agency;
CREATE OR REPLACE VIEW deal_public AS
SELECT id, deal_no, case_no, esubmission_id, state, standing, due_on, closed_at, approved_at, approved_by, owner_id, signed_on, completed_on,
       tax_point, tenancy_start, tenancy_end, transaction_type, side, market, category, property_type, project, address, value_cents,
       commission_cents, unbilled_bills, unbilled_cents, search
FROM deal;
CREATE OR REPLACE VIEW deal_bill_public AS
SELECT id, deal_id, position, bill_for, invoice_to_text, email, amount_cents, is_forfeiture, removed_at, search FROM deal_bill;
CREATE OR REPLACE VIEW receipt_public AS
SELECT id, number, method, payer, received_on, cleared_on, returned_on, cents, left_cents, printed, search FROM receipt;
