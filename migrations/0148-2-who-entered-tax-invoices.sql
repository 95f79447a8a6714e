-- Whoever entered or removed a tax invoice in a draft changed what it pays, so somebody else approves it.
ALTER TABLE payout_run
  ADD COLUMN gst_invoices_by uuid[] NOT NULL DEFAULT '{}',
  ADD CONSTRAINT payout_run_other_approver CHECK (NOT approved_by = ANY (gst_invoices_by));

-- Drafts that stand get it of the audit trail.
UPDATE payout_run r SET gst_invoices_by = ARRAY(
  SELECT DISTINCT actor_id FROM audit_row a
  WHERE a.aggregate = 'payout' AND a.aggregate_id = r.id::text
    AND a.action = 'payout.gst-invoice-entered' AND a.actor_id IS NOT NULL
)
WHERE r.state = 'DRAFT';
