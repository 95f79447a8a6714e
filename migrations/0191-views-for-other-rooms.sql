-- What rooms let others read of their tables. Each view is written down in the schema.sql of its room.

-- A person's name, and the codes and the role by which lists and papers know them.
CREATE VIEW person_public AS
SELECT id, name, user_name, registration_no, sa_no, role, created_at, disabled_at FROM person;

-- What an agency of the register is called, and whether it is registered for GST, as far as that is known.
CREATE VIEW register_agency_public AS
SELECT licence_no, name, gst_registered FROM register_agency;

-- Which case it is, whose, how far it came, and what it is about.
CREATE VIEW esubmission_public AS
SELECT id, case_no, status, created_by, submitted_at, deleted_at, transaction_type, property_category, block, street, building, unit,
       option_date, option_expiry_date, exercise_date, completion_date, agreement_date, tenancy_start, tenancy_end
FROM esubmission;

-- What a deal is, where it stands and what it comes to.
CREATE VIEW deal_public AS
SELECT id, deal_no, case_no, esubmission_id, state, standing, due_on, closed_at, approved_at, approved_by, owner_id, signed_on, completed_on,
       tax_point, tenancy_start, tenancy_end, transaction_type, side, market, category, property_type, project, address, value_cents,
       commission_cents, unbilled_bills, unbilled_cents
FROM deal;

-- Who shares in a deal, and with how much.
CREATE VIEW deal_share_public AS
SELECT id, deal_id, position, user_id, role, name, registration_no, agency_name, licence_no, amount_cents FROM deal_share;

-- Who is billed for which part of a deal.
CREATE VIEW deal_bill_public AS
SELECT id, deal_id, position, bill_for, invoice_to_text, email, amount_cents, is_forfeiture, removed_at FROM deal_bill;

-- What each share of a deal is divided into, and what of it is still to be earned.
CREATE VIEW share_part_public AS
SELECT l.id, s.deal_id, s.share_id, l.position, l.kind, l.person_id, l.rate, l.cents, l.left_cents, s.frozen_at
FROM split_line l JOIN split s ON s.id = l.split_id;

-- What was earned, by which line (share_part_public), and which payout took it.
CREATE VIEW earning_public AS
SELECT id, line_id, person_id, share_id, day, cause, cause_id, cents, taken_by, reverses FROM earning;

-- What was invoiced of a deal, and what of it is open, credited, given up or disputed.
CREATE VIEW invoice_public AS
SELECT id, number, deal_id, bill_id, agent_id, bill_to, printed, issued_on, due_on, net_cents, gst_cents, open_net, open_gst, written_net,
       written_gst, credited_net, credited_gst, credited_at, disputed_at, dispute_reason
FROM invoice;

-- What came in, from whom, and what of it is still credit.
CREATE VIEW receipt_public AS
SELECT id, number, method, payer, received_on, cleared_on, returned_on, cents, left_cents, printed FROM receipt;

-- Which money paid which invoice.
CREATE VIEW allocation_public AS
SELECT id, receipt_id, invoice_id, day, net_cents, gst_cents, reverses FROM allocation;

-- What a payment comes to, and when it was made, arrived or came back.
CREATE VIEW payout_line_public AS
SELECT id, run_id, person_id, licence_no, voucher, net_cents, own_cents, overriding_cents, written_off_cents, fee_cents, withheld_cents,
       recovered_cents, advanced_cents, returned_cents, gst_cents, is_self_billed, gst_invoice, paid_on, arrived_on, returned_on
FROM payout_line;
