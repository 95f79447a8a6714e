import { eq } from 'drizzle-orm';
import type { Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { candidatesOfLine } from '../items/candidates.server.ts';
import type { payout } from '../room.calls.ts';
import { lockRunOfLine } from '../runs/runs.server.ts';
import { payoutLine, payoutRun } from '../tables.server.ts';
import { gstOfItems, gstOnEarned, taxableOf } from './gst.rules.ts';

const alreadyPaid = `
  SELECT r.number FROM payout_line l JOIN payout_run r ON r.id = l.run_id
  WHERE l.person_id = :personId AND l.id <> :id AND lower(l.gst_invoice) = lower(:number) AND r.state <> 'WITHDRAWN' AND l.left_out_at IS NULL LIMIT 1`;

const setGst = `
  UPDATE payout_item i SET gst_cents = t.cents FROM unnest(:sources::uuid[], :cents::bigint[]) AS t (source, cents)
  WHERE i.line_id = :id AND i.kind = 'EARNING' AND i.source = t.source`;

/**
 * Enters the tax invoice of a registered salesperson in a draft, or removes it: their GST is paid with the line, or not. Who does
 * that changes what the run pays, and so can't approve it.
 */
export const enterGstInvoice = async (at: Writing, { params, body }: Input<typeof payout.gstInvoice>) => {
  const { run, line } = await lockRunOfLine(at, params.id);
  const { number } = body;
  if (run.state !== 'DRAFT')
    throw new Refusal('payout.conflict', 'The run is approved already. Their GST can be paid with a later run.');
  if (line.isSelfBilled) throw new Refusal('payout.conflict', 'The agency makes the tax invoice for this salesperson.');
  const items = await candidatesOfLine(at, run.kind, line.id);
  const earnedCents = taxableOf(items);
  if (line.gstRate === 0 || earnedCents <= 0)
    throw new Refusal(
      'payout.conflict',
      'There is no GST on this line: the salesperson is not registered on the pay day, or has earned nothing.',
    );
  if (number !== null) {
    const [used] = await ask(at.db, alreadyPaid, { personId: line.personId, id: line.id, number });
    if (used)
      throw new Refusal('payout.conflict', 'This tax invoice of the salesperson was paid already. Check its number.', {
        field: 'number',
      });
  }
  const earnedGst = number === null ? 0 : gstOnEarned(earnedCents, line.gstRate);
  const gstCents = earnedGst - line.gstBackCents;
  const detail = { lineId: line.id, number, gstCents };
  await record(at, { aggregate: 'payout', aggregateId: run.id, action: 'payout.gst-invoice-entered', detail });
  await at.db
    .update(payoutLine)
    .set({ gstInvoice: number, gstCents, netCents: line.netCents - line.gstCents + gstCents })
    .where(eq(payoutLine.id, line.id));
  await at.db
    .update(payoutRun)
    .set({ gstInvoicesBy: [...new Set([...run.gstInvoicesBy, at.actor.userId])], revision: run.revision + 1 })
    .where(eq(payoutRun.id, run.id));
  await ask(at.db, setGst, {
    id: line.id,
    sources: items.map(({ source }) => source),
    cents: gstOfItems(items, earnedGst),
  });
  return { gstCents };
};
