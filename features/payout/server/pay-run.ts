import { and, asc, eq, isNull } from 'drizzle-orm';
import { markRefundsPaid } from '#features/billing/server/index.ts';
import { post } from '#features/ledger/server/index.ts';
import { type Day, formatDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { payout } from '../contract/index.ts';
import { withReturned } from './candidates/returned.ts';
import { entriesOf } from './entries-of.ts';
import { lockRun, lockRunOfLine } from './runs.ts';
import { payoutLine, type payoutRun } from './tables.ts';

type Run = typeof payoutRun.$inferSelect;
type Line = typeof payoutLine.$inferSelect;

/** Records that the bank has paid what is left of a run. */
export const payRun = async (at: Writing, { params, body }: Input<typeof payout.pay>) => {
  const run = await lockRun(at, params.id);
  requirePayable(at, run, body.paidOn);
  const lines = await at.db
    .select()
    .from(payoutLine)
    .where(and(eq(payoutLine.runId, run.id), isNull(payoutLine.paidOn)))
    .orderBy(asc(payoutLine.voucher));
  const number = run.number ?? '';
  const detail = { number, paidOn: body.paidOn, lines: lines.length };
  await record(at, { aggregate: 'payout', aggregateId: run.id, action: 'payout.paid', detail });
  await payLines(at, run, lines, body.paidOn);
  return { number };
};

/** Records that the bank has paid one line of a run. With the last of them the run is paid. */
export const payLine = async (at: Writing, { params, body }: Input<typeof payout.payLine>) => {
  const { run, line } = await lockRunOfLine(at, params.id);
  requirePayable(at, run, body.paidOn);
  const voucher = line.voucher ?? '';
  if (line.paidOn) throw new Refusal('payout.conflict', `${voucher} was paid on ${formatDay(line.paidOn)} already.`);
  const detail = { voucher, paidOn: body.paidOn };
  await record(at, { aggregate: 'payout', aggregateId: run.id, action: 'payout.line-paid', detail });
  await payLines(at, run, [line], body.paidOn);
  return { voucher };
};

const requirePayable = (at: Writing, { state, number, cutOff }: Run, paidOn: Day) => {
  if (state === 'DRAFT') throw new Refusal('payout.conflict', 'The run is not approved yet.');
  if (state === 'APPROVED')
    throw new Refusal('payout.conflict', `${number} was not sent to the bank yet. Mark it as sent first.`);
  if (state === 'WITHDRAWN') throw new Refusal('payout.conflict', `${number} was withdrawn.`);
  if (state === 'PAID') throw new Refusal('payout.conflict', `${number} was paid already.`);
  if (paidOn > today(at.clock))
    throw new Refusal('payout.invalid', 'This day is still to come. Record the payment once the bank has made it.', {
      field: 'paidOn',
    });
  if (paidOn < cutOff)
    throw new Refusal('payout.invalid', `The cut-off was ${formatDay(cutOff)}. Choose that day or a later one.`, {
      field: 'paidOn',
    });
};

const setPaid = `
  UPDATE payout_line SET paid_on = $2, paid_by = $3 WHERE id = ANY($1::uuid[])`;
/** What it pays again has arrived, too. */
const setArrived = `
  ${withReturned('WHERE l.id = ANY($1::uuid[])')}
  UPDATE payout_line SET arrived_on = $2 FROM chain WHERE payout_line.id = chain.line`;
const setRunPaid = `
  UPDATE payout_run r SET state = 'PAID', paid_by = $2,
    paid_on = (SELECT max(l.paid_on) FROM payout_line l WHERE l.run_id = r.id)
  WHERE r.id = $1 AND NOT EXISTS (SELECT FROM payout_line l WHERE l.run_id = r.id AND l.paid_on IS NULL)`;

const payLines = async (at: Writing, run: Run, lines: Line[], paidOn: Day) => {
  const ids = lines.map(({ id }) => id);
  await ask(at.db, setPaid, [ids, paidOn, at.actor.userId]);
  await ask(at.db, setArrived, [ids, paidOn]);
  await ask(at.db, setRunPaid, [run.id, at.actor.userId]);
  if (run.kind === 'REFUNDS') await markRefundsPaid(at, lines.map(refundOf), paidOn);
  const entries = await entriesOf(at, run, lines);
  await post(
    at,
    lines.map((line, index) => ({
      day: paidOn,
      event: 'payout',
      eventId: line.id,
      text: [line.voucher, run.number, line.licenceNo].filter(Boolean).join(' '),
      lines: entries[index] ?? [],
    })),
  );
};

const refundOf = ({ payeeId, voucher }: Line) => ({ requestId: payeeId, voucher: voucher ?? '' });
