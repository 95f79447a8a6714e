/** The numbers of the invoices that a receipt pays, paid until that was taken back, or is meant for, as SQL of its id. */
export const invoicesOfReceipt = (id: string): string => `ARRAY(
  SELECT i.number FROM invoice i WHERE i.id IN (
    SELECT a.invoice_id FROM allocation a WHERE a.receipt_id = ${id}
    UNION SELECT n.invoice_id FROM receipt_intent n WHERE n.receipt_id = ${id})
  ORDER BY i.number)`;

/** What the bank charged for the return of a receipt, which is what the ledger has of it, as SQL of its id. */
export const returnFee = (id: string): string => `(
  SELECT coalesce(sum(l.cents), 0)::bigint FROM journal_entry e JOIN journal_line l ON l.entry = e.id
  WHERE e.event = 'receipt returned' AND e.event_id = ${id} AND l.account = 5100)`;
