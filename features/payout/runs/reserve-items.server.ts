import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { releaseRefunds, reserveRefunds } from '#features/billing/index.server.ts';
import { chunk } from '#platform/server/chunk.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type ItemKind, isDeducted, type RunKind } from '../payout.words.ts';
import { payoutLine } from '../tables.server.ts';
import type { Payee } from './propose-lines.server.ts';

type Run = { id: string; kind: RunKind };

const insertItems = `
  INSERT INTO payout_item (kind, source, line_id, cents, gst_cents)
  SELECT kind, source, line_id, cents, gst_cents
  FROM unnest(:kinds::text[], :sources::uuid[], :lineIds::uuid[], :cents::bigint[], :gstCents::bigint[]) AS t (kind, source, line_id, cents, gst_cents)`;
const insertRecoveries = `
  INSERT INTO advance_recovery (advance_id, line_id, cents)
  SELECT advance_id, line_id, cents FROM unnest(:advanceIds::uuid[], :lineIds::uuid[], :cents::bigint[]) AS t (advance_id, line_id, cents)`;
const insertGst = `
  INSERT INTO payout_gst (invoice_id, line_id, cents)
  SELECT invoice_id, line_id, cents FROM unnest(:invoiceIds::uuid[], :lineIds::uuid[], :cents::bigint[]) AS t (invoice_id, line_id, cents)`;
const take = `
  UPDATE earning e SET taken_by = i.line_id FROM payout_item i JOIN payout_line l ON l.id = i.line_id
  WHERE l.run_id = $1 AND i.kind = 'EARNING' AND e.id = i.source AND e.taken_by IS NULL`;

/**
 * Earnings are one kind of item, whosever they are, and so are charges. GST is stored apart: an invoice is paid by several
 * lines.
 */
const storedKind = (kind: ItemKind) => {
  if (['OWN', 'OVERRIDE', 'COBROKE'].includes(kind)) return 'EARNING';
  return isDeducted({ kind }) ? 'CHARGE' : kind;
};

/** The column that names the payee. */
const payeeColumn: Record<RunKind, 'personId' | 'licenceNo' | 'requestId'> = {
  SALESPEOPLE: 'personId',
  COBROKERS: 'licenceNo',
  REFUNDS: 'requestId',
};

/** Stores the lines of a run, which take what they pay. */
export const reserveItems = async (at: Writing, run: Run, payees: Payee[]): Promise<void> => {
  for (const some of chunk(payees, 100))
    await storeLines(
      at,
      run,
      some.map((payee) => ({ ...payee, lineId: randomUUID() })),
    );
  await ask(at.db, take, [run.id]);
  const refunds = payees.flatMap(({ items }) => items.filter(({ kind }) => kind === 'REFUND'));
  if (refunds.length > 0)
    await reserveRefunds(
      at,
      refunds.map(({ source }) => source),
    );
};

const storeLines = async (at: Writing, { id: runId, kind }: Run, lines: (Payee & { lineId: string })[]) => {
  const rows = lines.map(({ lineId: id, payeeId, account, sums, gst }) => ({
    id,
    runId,
    [payeeColumn[kind]]: payeeId,
    ...account,
    ...sums,
    ...gst,
  }));
  await at.db.insert(payoutLine).values(rows);
  const items = lines
    .flatMap((line) =>
      line.items.map((item, index) => ({ ...item, lineId: line.lineId, gstCents: line.itemGst[index] ?? 0 })),
    )
    .filter((item) => item.kind !== 'GST');
  await ask(at.db, insertItems, {
    kinds: items.map((item) => storedKind(item.kind)),
    sources: items.map(({ source }) => source),
    lineIds: items.map(({ lineId }) => lineId),
    cents: items.map(({ cents }) => cents),
    gstCents: items.map(({ gstCents }) => gstCents),
  });
  const recoveries = lines.flatMap(({ recoveries: each, lineId }) => each.map((recovery) => ({ ...recovery, lineId })));
  await ask(at.db, insertRecoveries, {
    advanceIds: recoveries.map(({ advanceId }) => advanceId),
    lineIds: recoveries.map(({ lineId }) => lineId),
    cents: recoveries.map(({ cents }) => cents),
  });
  const gst = lines.flatMap(({ gstParts, lineId }) => gstParts.map((part) => ({ ...part, lineId })));
  await ask(at.db, insertGst, {
    invoiceIds: gst.map(({ invoiceId }) => invoiceId),
    lineIds: gst.map(({ lineId }) => lineId),
    cents: gst.map(({ cents }) => cents),
  });
};

const refundsOf = "SELECT source AS id FROM payout_item WHERE line_id = ANY($1::uuid[]) AND kind = 'REFUND'";

/** Lets go of what these lines have taken: the next run may pay it. The lines stay. */
export const releaseItems = async (at: Writing, lineIds: string[]): Promise<void> => {
  const refunds = await ask<{ id: string }>(at.db, refundsOf, [lineIds]);
  if (refunds.length > 0)
    await releaseRefunds(
      at,
      refunds.map((refund) => refund.id),
    );
  await ask(at.db, 'UPDATE earning SET taken_by = NULL WHERE taken_by = ANY($1::uuid[])', [lineIds]);
  for (const table of ['payout_item', 'advance_recovery', 'payout_gst'])
    await ask(at.db, `DELETE FROM ${table} WHERE line_id = ANY($1::uuid[])`, [lineIds]);
};

/** The same of all lines of a run. */
export const releaseItemsOfRun = async (at: Writing, { id }: { id: string }): Promise<void> => {
  const lines = await at.db.select({ id: payoutLine.id }).from(payoutLine).where(eq(payoutLine.runId, id));
  await releaseItems(
    at,
    lines.map((line) => line.id),
  );
};
