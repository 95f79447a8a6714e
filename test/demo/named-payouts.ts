import type { Named } from './named-deals.ts';

/** Of the register's agencies, what their shares earned that no run has taken. */
const unpaidShares = (name: string) => `
  SELECT 1 FROM register_agency a JOIN cobroke_tie t ON t.licence_no = a.licence_no JOIN split s ON s.share_id = t.share_id
  JOIN split_line l ON l.split_id = s.id JOIN earning e ON e.line_id = l.id AND e.taken_by IS NULL
  WHERE a.name LIKE '${name}%'`;
const hasAccount = `EXISTS (SELECT FROM register_account x WHERE x.licence_no = a.licence_no)`;
/** A payment of a run that a debit of the bank names. */
const namedPayment = `FROM bank_line b JOIN payout_line l ON b.reference LIKE '%' || l.voucher || '%' WHERE b.state = 'DEBIT'`;

/** What demo/README.md names of payouts. */
export const namedPayouts: Named = {
  'a claw-back that a later run netted': `SELECT 1 FROM earning back JOIN earning e ON e.id = back.reverses
    JOIN payout_line first ON first.id = e.taken_by JOIN payout_line later ON later.id = back.taken_by AND later.id <> first.id
    WHERE back.person_id IS NOT NULL AND later.paid_on > first.paid_on`,
  'a payment that the bank returned': `SELECT 1 FROM payout_line WHERE paid_on IS NOT NULL AND returned_on IS NOT NULL AND net_cents > 0`,
  'a monthly fee of every salesperson, collected': `SELECT 1 FROM recurring_fee f JOIN charge c ON c.fee_id = f.id
    JOIN payout_item t ON t.kind = 'CHARGE' AND t.source = c.id JOIN payout_line l ON l.id = t.line_id AND l.paid_on IS NOT NULL
    WHERE f.person_id IS NULL AND l.fee_cents > 0 GROUP BY f.id HAVING count(DISTINCT c.person_id) > 1`,
  'an advance that was paid': `SELECT 1 FROM advance a JOIN payout_item t ON t.kind = 'ADVANCE' AND t.source = a.id
    JOIN payout_line l ON l.id = t.line_id WHERE l.paid_on IS NOT NULL`,
  'an advance that waits for approval': 'SELECT 1 FROM advance WHERE approved_at IS NULL AND withdrawn_at IS NULL',
  'withheld money that was remitted': `SELECT 1 FROM charge c JOIN remittance r ON r.id = c.remittance_id AND r.taken_back_on IS NULL
    JOIN payout_item t ON t.kind = 'CHARGE' AND t.source = c.id JOIN payout_line l ON l.id = t.line_id AND l.withheld_cents > 0
    WHERE c.kind = 'WITHHELD' AND r.remitted_on > l.paid_on`,
  'GST paid to a salesperson, by our tax invoice': `SELECT 1 FROM payout_line
    WHERE person_id IS NOT NULL AND gst_cents > 0 AND is_self_billed AND gst_invoice LIKE 'SB%' AND paid_on IS NOT NULL`,
  'co-brokers that a run paid, with GST': `SELECT 1 FROM payout_line WHERE licence_no IS NOT NULL AND gst_cents > 0
    AND paid_on IS NOT NULL`,
  'a share without its agency': `SELECT 1 FROM deal_share s JOIN split ON split.share_id = s.id
    JOIN split_line l ON l.split_id = split.id JOIN earning e ON e.line_id = l.id
    WHERE s.user_id IS NULL AND NOT EXISTS (SELECT FROM cobroke_tie t WHERE t.share_id = s.id)`,
  'a share without its tax invoice': `SELECT 1 FROM cobroke_tie t JOIN register_account x ON x.licence_no = t.licence_no
      AND x.gst_number IS NOT NULL AND x.approved_at IS NOT NULL AND x.ended_at IS NULL
    JOIN split s ON s.share_id = t.share_id JOIN split_line l ON l.split_id = s.id
    JOIN earning e ON e.line_id = l.id AND e.taken_by IS NULL
    WHERE NOT EXISTS (SELECT FROM cobroke_invoice i WHERE i.share_id = t.share_id AND i.credited_on IS NULL)`,
  'shares of Kampong Key, which has no account': `${unpaidShares('Kampong Key')} AND NOT ${hasAccount}`,
  'shares of Orchid & Partners, which has no account': `${unpaidShares('Orchid & Partners')} AND NOT ${hasAccount}`,
  'payments that a line of the bank confirms': `SELECT 1 ${namedPayment} AND -b.cents = l.net_cents`,
  'a payment of which the bank names another amount': `SELECT 1 ${namedPayment} AND -b.cents <> l.net_cents`,
};
