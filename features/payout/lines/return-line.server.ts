import { eq } from 'drizzle-orm';
import { creditReturnedRefund } from '#features/billing/index.server.ts';
import { post } from '#features/ledger/server/index.ts';
import { formatDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { withReturned } from '../items/returned.server.ts';
import type { payout } from '../room.calls.ts';
import { lockRunOfLine } from '../runs/runs.server.ts';
import { payoutLine } from '../tables.server.ts';
import { entryOfReturn } from './entries.rules.ts';
import { notReturnable } from './payable.rules.ts';

/** Records that the bank returned a payment. A later run pays it again, at the same net amount; a refund is the payer's credit again. */
export const returnLine = async (at: Writing, { params, body }: Input<typeof payout.returnLine>) => {
  const { run, line } = await lockRunOfLine(at, params.id);
  const { returnedOn, reason } = body;
  const voucher = line.voucher ?? 'This payment';
  if (!line.paidOn) throw new Refusal('payout.conflict', `${voucher} is not paid yet. Record its payment first.`);
  if (line.returnedOn)
    throw new Refusal('payout.conflict', `${voucher} was returned on ${formatDay(line.returnedOn)} already.`);
  const wrongDay = notReturnable(line.paidOn, { returnedOn, today: today(at.clock) });
  if (wrongDay) throw new Refusal('payout.invalid', wrongDay, { field: 'returnedOn' });
  const detail = { voucher, returnedOn, reason, netCents: line.netCents };
  await record(at, { aggregate: 'payout', aggregateId: run.id, action: 'payout.line-returned', detail });
  await at.db
    .update(payoutLine)
    .set({ returnedOn, returnedBy: at.actor.userId, returnReason: reason })
    .where(eq(payoutLine.id, line.id));
  // By a trigger its deals are not settled any more (payout/schema.sql), which the room of deals notes (deal/server/schema.sql).
  await ask(at.db, setGone, [line.id]);
  if (line.requestId) await creditReturnedRefund(at, line.requestId);
  await post(at, [
    {
      day: returnedOn,
      event: 'payout-return',
      eventId: line.id,
      text: `${voucher} returned`,
      lines: entryOfReturn(run.kind, line),
    },
  ]);
  return { voucher };
};

const setGone = `
  ${withReturned('WHERE l.id = $1')}
  UPDATE payout_line SET arrived_on = NULL FROM chain WHERE payout_line.id = chain.line`;
