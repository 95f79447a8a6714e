-- An open invoice that the client disputes: a mark with the reason. It moves no money; the audit trail keeps earlier ones.
ALTER TABLE invoice
  ADD COLUMN disputed_at timestamptz,
  ADD COLUMN disputed_by uuid REFERENCES person,
  ADD COLUMN dispute_reason text CHECK (dispute_reason <> ''),
  ADD CONSTRAINT invoice_dispute_whole CHECK (num_nonnulls(disputed_at, disputed_by, dispute_reason) IN (0, 3));
CREATE INDEX invoice_disputed ON invoice (deal_id) WHERE disputed_at IS NOT NULL AND open_net + open_gst > 0;

-- The aging sums by these alone, what is disputed too.
DROP INDEX invoice_open, invoice_open_client;
CREATE INDEX invoice_open ON invoice (due_on, id) INCLUDE (agent_id, open_net, open_gst, disputed_at)
  WHERE open_net + open_gst > 0;
CREATE INDEX invoice_open_client ON invoice (bill_to) INCLUDE (due_on, open_net, open_gst, disputed_at)
  WHERE open_net + open_gst > 0;
