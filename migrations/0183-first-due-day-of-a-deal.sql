-- The first due day of what is open of a deal's invoices. It is kept beside the standing, by the same triggers, so that lists find
-- by an index which deals are overdue.
ALTER TABLE deal ADD COLUMN due_on date;
UPDATE deal SET due_on = unpaid.due_on FROM (
  SELECT deal_id, min(due_on) AS due_on FROM invoice WHERE open_net + open_gst > 0 AND credited_at IS NULL GROUP BY deal_id
) unpaid WHERE unpaid.deal_id = deal.id;

CREATE OR REPLACE FUNCTION place_deals(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  UPDATE deal SET standing = now_at.standing, due_on = now_at.due_on FROM (
    SELECT d.id, i.due_on, CASE
      WHEN d.state <> 'OPEN' THEN d.state
      WHEN i.count = 0 THEN 'UNBILLED'
      WHEN d.unbilled_bills = 0 AND i.open = 0 THEN CASE WHEN is_paid_out(d.id) THEN 'SETTLED' ELSE 'PAID' END
      WHEN i.paid > 0 THEN 'PART_PAID'
      ELSE 'BILLED' END AS standing
    FROM deal d CROSS JOIN LATERAL (
      SELECT count(*), coalesce(sum(open_net + open_gst), 0) AS open,
             coalesce(sum((SELECT sum(net_cents + gst_cents) FROM allocation a WHERE a.invoice_id = invoice.id)), 0) AS paid,
             min(due_on) FILTER (WHERE open_net + open_gst > 0) AS due_on
      FROM invoice WHERE invoice.deal_id = d.id AND credited_at IS NULL
    ) i
    WHERE d.id = ANY (ids)
  ) now_at
  WHERE now_at.id = deal.id AND (now_at.standing, now_at.due_on) IS DISTINCT FROM (deal.standing, deal.due_on)
$$;

DROP TRIGGER invoice_placed ON invoice;
CREATE TRIGGER invoice_placed AFTER UPDATE OF open_net, open_gst, due_on ON invoice FOR EACH ROW EXECUTE FUNCTION place_changed();

CREATE INDEX deal_due ON deal (approved_at DESC, id DESC) INCLUDE (due_on) WHERE state = 'OPEN' AND due_on IS NOT NULL;
