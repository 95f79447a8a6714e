import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { markRefundsPaid } from '#features/billing/index.server.ts';
import { post } from '#features/ledger/server/index.ts';
import { notify } from '#features/notifications/index.server.ts';
import { type Day, formatDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { withReturned } from '../items/returned.server.ts';
import { entriesOf } from '../lines/entries.server.ts';
import { notPayable } from '../lines/payable.rules.ts';
import type { payout } from '../room.calls.ts';
import { paidOut, queueStatements } from '../statements/mail-statements.server.ts';
import { payoutLine, type payoutRun } from '../tables.server.ts';
import { lockRun, lockRunOfLine } from './runs.server.ts';

type Run = typeof payoutRun.$inferSelect;
type Line = typeof payoutLine.$inferSelect;

/** Records that the bank has paid what is left of a run. */
export const payRun = (at: Writing, { params, body }: Input<typeof payout.pay>) =>
  payLinesOf(at, { runId: params.id, paidOn: body.paidOn });

/** Records that the bank has paid one line of a run. With the last of them the run is paid. */
export const payLine = async (at: Writing, { params, body }: Input<typeof payout.payLine>) => {
  const { run, line } = await lockRunOfLine(at, params.id);
  requirePayable(at, run, body.paidOn);
  const voucher = line.voucher ?? '';
  if (line.leftOutAt)
    throw new Refusal('payout.conflict', `${voucher} was left out of ${run.number}: the bank has no order to pay it.`);
  if (line.paidOn) throw new Refusal('payout.conflict', `${voucher} was paid on ${formatDay(line.paidOn)} already.`);
  const detail = { voucher, paidOn: body.paidOn };
  await record(at, { aggregate: 'payout', aggregateId: run.id, action: 'payout.line-paid', detail });
  await payLines(at, run, [line], body.paidOn);
  return { voucher };
};

/** Records that the bank has paid these lines of a run on this day, or all that were not paid yet. */
export const payLinesOf = async (at: Writing, { runId, paidOn, lineIds }: PaidLines) => {
  const run = await lockRun(at, runId);
  requirePayable(at, run, paidOn);
  const lines = await at.db
    .select()
    .from(payoutLine)
    .where(and(eq(payoutLine.runId, run.id), isUnpaid, lineIds && inArray(payoutLine.id, lineIds)))
    .orderBy(asc(payoutLine.voucher));
  const number = run.number ?? '';
  const action = lineIds ? 'payout.lines-paid' : 'payout.paid';
  const vouchers = lineIds && { vouchers: lines.map(({ voucher }) => voucher) };
  const detail = { number, paidOn, lines: lines.length, ...vouchers };
  await record(at, { aggregate: 'payout', aggregateId: run.id, action, detail });
  await payLines(at, run, lines, paidOn);
  return { number };
};

/** Whether it is still to be paid: a line that was left out never is. */
export const isUnpaid = and(isNull(payoutLine.paidOn), isNull(payoutLine.leftOutAt));

type PaidLines = { runId: string; paidOn: Day; lineIds?: string[] };

const requirePayable = (at: Writing, run: Run, paidOn: Day) => {
  const problem = notPayable(run, { paidOn, today: today(at.clock) });
  if (problem?.isDay) throw new Refusal('payout.invalid', problem.why, { field: 'paidOn' });
  if (problem) throw new Refusal('payout.conflict', problem.why);
};

const setPaid = `
  UPDATE payout_line SET paid_on = :paidOn, paid_by = :actor WHERE id = ANY(:ids::uuid[])`;
/**
 * What it pays again has arrived, too. By a trigger the deals that are paid out are settled (`schema.sql` here), which the room of deals notes
 * (deal/server/schema.sql).
 */
const setArrived = `
  ${withReturned('WHERE l.id = ANY($1::uuid[])')}
  UPDATE payout_line SET arrived_on = $2 FROM chain WHERE payout_line.id = chain.line`;
const setRunPaid = `
  UPDATE payout_run r SET state = 'PAID', paid_by = $2,
    paid_on = (SELECT max(l.paid_on) FROM payout_line l WHERE l.run_id = r.id)
  WHERE r.id = $1 AND NOT EXISTS (SELECT FROM payout_line l WHERE l.run_id = r.id AND l.paid_on IS NULL AND l.left_out_at IS NULL)`;

const payLines = async (at: Writing, run: Run, lines: Line[], paidOn: Day) => {
  const ids = lines.map(({ id }) => id);
  await ask(at.db, setPaid, { ids, paidOn, actor: at.actor.userId });
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
  await queueStatements(at, ids);
  await notify(at, paidOut, {
    to: lines.flatMap(({ personId }) => personId ?? []),
    key: `payout.${run.id}`,
    title: 'The agency has paid you',
    line: `Payout run ${run.number}, on ${formatDay(paidOn)}. The statement is in My Payment Received.`,
    link: '/my-productions/commission-payout',
  });
};

const refundOf = ({ payeeId, voucher }: Line) => ({ requestId: payeeId, voucher: voucher ?? '' });
