import type { Data } from '#platform/contract/endpoint.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { billing } from '../room.calls.ts';
import { ledgerCounted, papersCounted } from './gst-period.server.ts';
import { quarterDays } from './quarter.rules.ts';

type Gst = Data<typeof billing.gst>;
type ByQuarter = { query: { quarter: string } };

const byRate = `
  SELECT rate, sum("netCents")::bigint AS "netCents", sum("gstCents")::bigint AS "gstCents", count(DISTINCT number) AS papers
  FROM (${papersCounted}) p GROUP BY rate ORDER BY rate DESC`;

/** So many of those that need somebody's look are named. */
const mostListed = 50;

const late = `
  SELECT number, "taxPoint", "gstCents" FROM (${papersCounted}) p WHERE "isLate" ORDER BY number, "taxPoint" LIMIT ${mostListed}`;

const unbilled = `
  FROM deal_public d JOIN deal_bill_public b ON b.deal_id = d.id
  WHERE d.unbilled_bills > 0 AND b.removed_at IS NULL
    AND NOT EXISTS (SELECT FROM invoice n WHERE n.bill_id = b.id AND n.credited_at IS NULL)`;

/**
 * What is left of money that paid an invoice is paid too much and no supply, unless a billing without an invoice waits for it: one of the
 * payer, or of a deal that the money paid.
 */
const isPaidTooMuch = `
  EXISTS (SELECT FROM allocation a WHERE a.receipt_id = r.id GROUP BY a.invoice_id HAVING sum(a.net_cents + a.gst_cents) > 0)
  AND lower(r.payer) NOT IN (SELECT lower(b.invoice_to_text) ${unbilled})
  AND NOT EXISTS (
    SELECT ${unbilled} AND d.id IN (
      SELECT i.deal_id FROM allocation a JOIN invoice i ON i.id = a.invoice_id WHERE a.receipt_id = r.id
    ))`;

const isEarly = `r.received_on BETWEEN $1 AND $2 AND r.left_cents > 0 AND r.cleared_on IS NOT NULL AND r.returned_on IS NULL
  AND NOT (${isPaidTooMuch})`;
const earlySums = `SELECT count(*) AS count, coalesce(sum(left_cents), 0)::bigint AS cents FROM receipt r WHERE ${isEarly}`;
const earlyRows = `
  SELECT id AS "receiptId", number, payer, received_on AS "receivedOn", left_cents AS "leftCents"
  FROM receipt r WHERE ${isEarly} ORDER BY received_on, number LIMIT ${mostListed}`;

const filing = `
  SELECT f.filed_on AS "filedOn", f.filed_at AS "filedAt", p.name AS "filedBy", f.output_cents AS "outputCents",
         f.input_cents AS "inputCents"
  FROM gst_filing f JOIN person_public p ON p.id = f.filed_by WHERE f.quarter = $1`;

type Early = Gst['early']['rows'][number];
type Ledger = { input: number; fees: number; difference: number };

/** The GST of a quarter. */
export const readGstQuarter = async (at: Reading, { query: { quarter } }: ByQuarter): Promise<Gst> => {
  const { from, to } = quarterDays(quarter);
  const days = [from, to];
  const [rows, [ledger], [sums], [filed], papersLate] = await Promise.all([
    ask<Gst['rows'][number]>(at.db, byRate, days, { prepared: false }),
    ask<Ledger>(at.db, ledgerCounted, days, { prepared: false }),
    ask<Pick<Gst['early'], 'count' | 'cents'>>(at.db, earlySums, days),
    ask<NonNullable<Gst['filing']>>(at.db, filing, [quarter]),
    ask<Gst['late'][number]>(at.db, late, days, { prepared: false }),
  ]);
  if (!ledger || !sums) throw new Error('A sum has one row.');
  return {
    from,
    to,
    rows,
    feesCents: ledger.fees,
    inputCents: ledger.input,
    differenceCents: ledger.difference,
    outputCents: rows.reduce((sum, { gstCents }) => sum + gstCents, ledger.fees),
    early: { ...sums, rows: sums.count > 0 ? await ask<Early>(at.db, earlyRows, days) : [] },
    late: papersLate,
    isOver: to < today(at.clock),
    filing: filed ?? null,
  };
};
