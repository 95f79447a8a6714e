-- What other rooms read of deals and submissions by the tables until now, they read by views.
CREATE OR REPLACE VIEW deal_share_public AS
SELECT id, deal_id, position, user_id, role, name, registration_no, agency_name, licence_no, amount_cents, agency_address, email,
       gst_registered, direction, share_basis, share_rate
FROM deal_share;
CREATE OR REPLACE VIEW deal_bill_public AS
SELECT id, deal_id, position, bill_for, invoice_to_text, email, amount_cents, is_forfeiture, removed_at, search, address, postal_code, uen,
       gst_number, terms_days, basis, rate, gst_rate, gst_cents
FROM deal_bill;
CREATE VIEW deal_revision_public AS
SELECT id, deal_id, number, reason, before, after, follows, prepared_by, prepared_at, approved_by, approved_at FROM deal_revision;
CREATE VIEW esubmission_papers_public AS SELECT esubmission_id, invoice, payout, due_diligence, cobroker FROM esubmission_papers;
CREATE VIEW esubmission_member_public AS SELECT user_id, esubmission_id, capacity FROM esubmission_member;
