import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { candidatesFrom, holdReason, type Source } from '../items/candidate.server.ts';
import { ofShare, shareColumns } from './cobroke-earnings.server.ts';
import type { GstInvoice } from './cobroke-gst.rules.ts';

/** What lines have taken of the share of the invoice `i`, and what they paid of its GST. */
const taken = `
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(e.cents), 0)::bigint AS cents
    FROM earning_public e WHERE e.share_id = i.share_id AND e.share_id IS NOT NULL AND e.taken_by IS NOT NULL
  ) taken
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(g.cents), 0)::bigint AS cents FROM payout_gst g WHERE g.invoice_id = i.id
  ) paid`;

/** What is due of the GST for what was taken already: of an invoice that came later, or was credited. */
const due = `
  CASE WHEN i.credited_on IS NOT NULL THEN 0
       ELSE round(i.gst_cents::numeric * greatest(least(taken.cents, i.net_cents), 0) / i.net_cents) END::bigint - paid.cents`;

/** `invoices` are `i` with the cents of each. */
const rows = (invoices: string) =>
  candidatesFrom(
    {
      source: 'i.id',
      kind: "'GST'",
      cents: 'i.cents',
      clearedOn: 'i.issued_on',
      countsAtOnce: 'i.cents < 0',
      ...shareColumns('SELECT cause_id FROM earning_public WHERE share_id = share.id AND share_id IS NOT NULL'),
      holdReason: holdReason("(h.kind, h.source) = ('DEAL', d.id) OR h.licence_no = tie.licence_no"),
    },
    `(${invoices}) i
    JOIN deal_share_public share ON share.id = i.share_id
    JOIN deal_public d ON d.id = share.deal_id ${ofShare}`,
  );

const cents = (shareColumn: string) => `i.id, i.share_id, i.issued_on, ${shareColumn} AS cents FROM cobroke_invoice i`;

/**
 * The invoices `i` of which GST is due, of those that `which` names. `OFFSET 0` has these few found first: else the deal of
 * every invoice is looked up.
 */
const dueInvoices = (which: string) =>
  `SELECT * FROM (SELECT ${cents(due)} ${taken} WHERE ${which}) found WHERE cents <> 0 OFFSET 0`;

const paidInvoices = (which: string) => `
  SELECT ${cents('g.cents')} JOIN payout_gst g ON g.invoice_id = i.id JOIN payout_line pl ON pl.id = g.line_id WHERE ${which}`;

/** The GST of co-brokers' tax invoices. A line pays it with what it pays of the share. */
export const cobrokeGst: Source = {
  free: `${rows(dueInvoices('true'))} WHERE $1::date IS NOT NULL`,
  taken: (which) => rows(paidInvoices(which)),
};

const invoices = `
  SELECT i.id AS "invoiceId", i.share_id AS "shareId", i.net_cents AS "netCents",
         CASE WHEN i.credited_on IS NULL THEN i.gst_cents ELSE 0 END AS "gstCents",
         taken.cents AS "takenCents", paid.cents AS "paidCents"
  FROM cobroke_invoice i ${taken}
  WHERE i.share_id = ANY($1::uuid[])`;

/** The tax invoices of these shares, those that were credited too. */
export const readGstInvoices = (at: Pick<Reading, 'db'>, shareIds: string[]): Promise<GstInvoice[]> =>
  ask<GstInvoice>(at.db, invoices, [shareIds]);
