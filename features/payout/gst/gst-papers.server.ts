import type { LinePapers } from '#features/ledger/server/index.ts';

const paymentOf = (lineId: string) =>
  `FROM payout_line l JOIN person_public p ON p.id = l.person_id WHERE l.id = ${lineId}`;
const page = `'/agency-desk/finance/payouts/' || l.run_id || '?search=' || l.voucher`;

/** What the tax invoice prints: all of it, unless some was taken back. */
const earned = (printed: string, stored: string) =>
  `coalesce((l.printed #>> '{gst,earned${printed}Cents}')::bigint, l.${stored}_cents)`;

/**
 * A payment to a salesperson is posted with the GST of their tax invoice, and with that in its fees, of which the statement is the tax
 * invoice. Where the GST is less by what was taken back of earlier payments, it is of no one amount. A debt that is given up has GST that is claimed no more.
 */
export const gstOfPayouts: LinePapers[] = [
  {
    event: 'payout',
    account: 1200,
    paperOf: (lineId) => `
      SELECT coalesce(l.gst_invoice, l.voucher) AS number, p.name AS who, nullif(l.gst_rate, 0) AS rate,
             CASE WHEN l.gst_back_cents = 0 THEN ${earned('Own', 'own')} + ${earned('Overriding', 'overriding')} END AS net,
             ${page} AS "to" ${paymentOf(lineId)}`,
  },
  {
    event: 'payout',
    account: 2000,
    paperOf: (lineId) => `
      SELECT l.voucher AS number, p.name AS who, NULL::int AS rate, l.fee_cents - l.fee_gst_cents AS net, ${page} AS "to"
      ${paymentOf(lineId)}`,
  },
  {
    event: 'salesperson-write-off',
    account: 1200,
    paperOf: (writeOffId) => `
      SELECT 'Debt written off' AS number, p.name AS who, NULL::int AS rate, w.gst_cents - w.cents AS net,
             '/agency-desk/finance/payouts/debts?state=WRITTEN_OFF&search=' || p.name AS "to"
      FROM write_off w JOIN person_public p ON p.id = w.person_id WHERE w.id = ${writeOffId}`,
  },
];
