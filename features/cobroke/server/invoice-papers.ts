import type { LinePapers } from '#features/ledger/server/index.ts';

const page = `'/agency-desk/finance/cobrokers?search=' || d.deal_no`;

const invoiceOf = (invoiceId: string) => `
  FROM cobroke_invoice i JOIN deal_share_public s ON s.id = i.share_id JOIN deal_public d ON d.id = s.deal_id
  LEFT JOIN cobroke_tie t ON t.share_id = i.share_id LEFT JOIN register_agency_public a ON a.licence_no = t.licence_no
  WHERE i.id = ${invoiceId}`;

/** The tax invoices of co-brokers and their credit notes, by which GST is claimed. */
export const invoicePapers: LinePapers[] = [
  {
    event: 'cobroke-invoice',
    account: 1200,
    paperOf: (invoiceId) => `
      SELECT i.number, a.name AS who, i.gst_rate AS rate, i.net_cents AS net, ${page} AS "to" ${invoiceOf(invoiceId)}`,
  },
  {
    event: 'cobroke-credit-note',
    account: 1200,
    paperOf: (invoiceId) => `
      SELECT i.credit_note AS number, a.name AS who, i.gst_rate AS rate, -i.net_cents AS net, ${page} AS "to" ${invoiceOf(invoiceId)}`,
  },
];
