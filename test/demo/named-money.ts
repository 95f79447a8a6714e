import type { Named } from './named-deals.ts';

/** What a receipt paid of its invoices, and the payouts of what was earned by that. */
const paidOut = `
  JOIN allocation a ON a.receipt_id = r.id AND a.reverses IS NULL
  JOIN earning e ON e.cause_id = a.id AND e.reverses IS NULL AND e.person_id IS NOT NULL
  JOIN payout_line l ON l.id = e.taken_by`;
const bounced = `r.method = 'CHEQUE' AND r.returned_on IS NOT NULL`;

/** What demo/README.md names of invoices and of the money that came in for them. */
export const namedMoney: Named = {
  // All its invoices were paid whole by it, none of them went back, and something was left.
  'an over-payment': `SELECT 1 FROM receipt r WHERE r.left_cents > 0 AND r.returned_on IS NULL AND r.cleared_on IS NOT NULL
    AND EXISTS (SELECT FROM allocation a WHERE a.receipt_id = r.id) AND NOT EXISTS (
      SELECT FROM allocation a JOIN invoice i ON i.id = a.invoice_id
      WHERE a.receipt_id = r.id AND (a.reverses IS NOT NULL OR i.credited_at IS NOT NULL OR i.open_net + i.open_gst > 0))
    AND r.cents > (SELECT sum(a.net_cents + a.gst_cents) FROM allocation a WHERE a.receipt_id = r.id)`,
  'credit left of an invoice that was credited': `SELECT 1 FROM receipt r JOIN allocation a ON a.receipt_id = r.id AND a.reverses IS NOT NULL
    JOIN invoice i ON i.id = a.invoice_id AND i.credited_at IS NOT NULL WHERE r.left_cents > 0 AND r.returned_on IS NULL`,
  'a cheque that bounced before it cleared': `SELECT 1 FROM receipt r WHERE ${bounced} AND r.cleared_on IS NULL
    AND EXISTS (SELECT FROM receipt_intent n WHERE n.receipt_id = r.id) AND NOT EXISTS (SELECT FROM allocation a WHERE a.receipt_id = r.id)`,
  'a cheque that bounced before the payout': `SELECT 1 FROM receipt r WHERE ${bounced} AND NOT EXISTS (
      SELECT FROM allocation a JOIN earning e ON e.cause_id = a.id WHERE a.receipt_id = r.id AND e.taken_by IS NOT NULL)`,
  'a cheque that bounced after the payout': `SELECT 1 FROM receipt r ${paidOut}
    WHERE ${bounced} AND r.cleared_on <= r.returned_on AND l.paid_on <= r.returned_on`,
  'a credit note after the payout': `SELECT 1 FROM receipt r ${paidOut} JOIN credit_note c ON c.invoice_id = a.invoice_id
    JOIN money_request m ON m.invoice_id = a.invoice_id AND m.kind = 'CREDIT' AND m.state = 'APPROVED'
    WHERE l.paid_on <= (m.decided_at AT TIME ZONE 'Asia/Singapore')::date AND c.issued_on >= l.paid_on`,
  'a refund that a run paid': `SELECT 1 FROM money_request r JOIN payout_line l ON l.request_id = r.id
    WHERE r.paid_on IS NOT NULL AND l.paid_on IS NOT NULL`,
  'a write-off': `SELECT 1 FROM invoice i JOIN money_request m ON m.id = i.written_off_by AND m.state = 'APPROVED'`,
  'a disputed invoice': `SELECT 1 FROM invoice WHERE disputed_at IS NOT NULL AND open_net + open_gst > 0`,
  'a month that is closed': 'SELECT 1 FROM ledger_month WHERE closed_at IS NOT NULL',
  'an invoice of a company with a UEN': `SELECT 1 FROM deal_bill b JOIN invoice i ON i.bill_id = b.id
    WHERE b.uen <> '' AND i.printed #>> '{to,uen}' = b.uen`,
  'a line of the bank that names its invoice, to be matched': `SELECT 1 FROM bank_line b
    JOIN invoice i ON b.reference || b.payer LIKE '%' || replace(i.number, '-', '') || '%'
    WHERE b.state = 'NEW' AND b.cents = i.open_net + i.open_gst`,
};
