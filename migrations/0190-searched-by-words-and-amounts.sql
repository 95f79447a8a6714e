-- Deals, bills, credit notes and payments are searched by number, name, address and amount.
CREATE INDEX deal_address ON deal USING gin (address gin_trgm_ops);
CREATE INDEX deal_bill_to ON deal_bill USING gin (invoice_to_text gin_trgm_ops);
CREATE INDEX deal_commission ON deal (commission_cents);
CREATE INDEX invoice_amount ON invoice ((net_cents + gst_cents));
CREATE INDEX receipt_cents ON receipt (cents);
CREATE INDEX credit_note_amount ON credit_note ((net_cents + gst_cents));
CREATE INDEX payout_line_net ON payout_line (net_cents);
