import type { Data } from '#platform/contract/endpoint.ts';
import { sheetMediaType } from '#platform/contract/files.ts';
import { percentText } from '#platform/contract/money.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { inBatches } from '#platform/server/database/in-batches.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { type SheetColumn, streamSheet } from '#platform/server/sheet/sheet.ts';
import type { billing } from '../../contract/index.ts';
import { quarterDays } from '../../rules/reports/quarter.ts';

type Gst = Data<typeof billing.gst>;
type ByQuarter = { query: { quarter: string } };

/** Invoices, and credit notes with negative amounts, of some days. */
const papers = `
  SELECT number, issued_on AS day, printed #>> '{to,text}' AS "to", (gst_rate * 10000)::int AS rate, net_cents AS "netCents", gst_cents AS "gstCents"
  FROM invoice WHERE issued_on BETWEEN $1 AND $2
  UNION ALL
  SELECT c.number, c.issued_on, c.printed #>> '{to,text}', (i.gst_rate * 10000)::int, -c.net_cents, -c.gst_cents
  FROM credit_note c JOIN invoice i ON i.id = c.invoice_id WHERE c.issued_on BETWEEN $1 AND $2`;

const byRate = `
  SELECT rate, sum("netCents")::bigint AS "netCents", sum("gstCents")::bigint AS "gstCents", count(*) AS papers
  FROM (${papers}) p GROUP BY rate ORDER BY rate DESC`;

/** By the day of the event: one of a closed month is posted later, and belongs to the quarter nevertheless. */
const posted = `
  SELECT -coalesce(sum(l.cents) FILTER (WHERE l.account = 2000), 0)::bigint AS output,
         coalesce(sum(l.cents) FILTER (WHERE l.account = 1200), 0)::bigint AS input
  FROM journal_entry e JOIN journal_line l ON l.entry = e.id WHERE e.value_day BETWEEN $1 AND $2 AND l.account IN (1200, 2000)`;

const early = `
  SELECT count(*) AS count, coalesce(sum(left_cents), 0)::bigint AS cents FROM receipt
  WHERE received_on BETWEEN $1 AND $2 AND left_cents > 0 AND cleared_on IS NOT NULL AND returned_on IS NULL`;

/** The GST of a quarter. */
export const readGstQuarter = async (at: Reading, { query }: ByQuarter): Promise<Gst> => {
  const { from, to } = quarterDays(query.quarter);
  const rows = await ask<Gst['rows'][number]>(at.db, byRate, [from, to]);
  const [ledger] = await ask<{ output: number; input: number }>(at.db, posted, [from, to]);
  const [money] = await ask<Gst['early']>(at.db, early, [from, to]);
  if (!ledger || !money) throw new Error('A sum has one row.');
  const outputCents = rows.reduce((sum, { gstCents }) => sum + gstCents, 0);
  return { from, to, rows, outputCents, ledgerOutputCents: ledger.output, inputCents: ledger.input, early: money };
};

type Paper = { number: string; day: string; to: string; rate: number; netCents: number; gstCents: number };

const columns: SheetColumn<Paper>[] = [
  { header: 'Document', kind: 'text', width: 16, value: ({ number }) => number },
  { header: 'Date', kind: 'day', width: 14, value: ({ day }) => day },
  { header: 'To', kind: 'text', width: 40, value: ({ to }) => to },
  { header: 'GST rate', kind: 'text', width: 10, value: ({ rate }) => `${percentText(rate)} %` },
  { header: 'Before GST (S$)', kind: 'money', width: 18, value: ({ netCents }) => netCents },
  { header: 'GST (S$)', kind: 'money', width: 16, value: ({ gstCents }) => gstCents },
];

/** Every invoice and credit note of a quarter. */
export const gstSheet = async (at: Reading, { query }: ByQuarter): Promise<FileAnswer> => {
  const { from, to } = quarterDays(query.quarter);
  const rows = inBatches<Paper>(at.database, { text: `${papers} ORDER BY day, number`, values: [from, to] });
  return { name: `gst_${query.quarter}.xlsx`, contentType: sheetMediaType, body: streamSheet('GST', columns, rows) };
};
