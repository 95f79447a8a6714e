import { isPendingDeal } from '#features/deal/server/index.ts';
import { countInMonth, type OpenInMonth } from '#features/ledger/server/index.ts';

const place = '/agency-desk/finance';

/** Receipts, bank lines and invoices that are better seen to before a month is closed. */
export const billingOpenInMonth: OpenInMonth[] = [
  {
    key: 'bank-lines',
    label: 'Bank lines not matched',
    to: ({ from, to }) => `${place}/bank?from=${from}&to=${to}`,
    read: countInMonth(`bank_line WHERE day BETWEEN $1 AND $2 AND state IN ('NEW', 'DEBIT')`),
  },
  {
    key: 'possible-duplicates',
    label: 'Bank lines that may be duplicates',
    to: ({ from, to }) => `${place}/bank?state=UNDECIDED&from=${from}&to=${to}`,
    read: countInMonth(`bank_line WHERE day BETWEEN $1 AND $2 AND state = 'UNDECIDED'`),
  },
  {
    key: 'cheques',
    label: 'Cheques in clearing',
    to: ({ from, to }) => `${place}/receipts?state=CLEARING&from=${from}&to=${to}`,
    read: countInMonth(
      'receipt WHERE received_on BETWEEN $1 AND $2 AND cleared_on IS NULL AND returned_on IS NULL',
      'cents',
    ),
  },
  {
    key: 'completed',
    label: 'Completed, not invoiced',
    to: () => `${place}/invoices?state=READY`,
    read: countInMonth(
      `deal WHERE completed_on BETWEEN $1 AND $2 AND unbilled_bills > 0 AND NOT ${isPendingDeal('deal.id')}`,
      'unbilled_cents',
    ),
  },
  {
    key: 'gst',
    label: 'GST quarter not filed',
    to: () => `${place}/reports`,
    // Only the last month of a quarter ends it.
    read: countInMonth(
      `(SELECT) q WHERE quarter_of($1::date) <> quarter_of($2::date + 1)
       AND NOT EXISTS (SELECT FROM gst_filing f WHERE f.quarter = quarter_of($2::date))`,
    ),
  },
];
