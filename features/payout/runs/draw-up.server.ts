import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { lockWaitingRefunds } from '#features/billing/index.server.ts';
import { requireGstSaid } from '#features/firm/server/index.ts';
import { askForApproval } from '#features/notifications/index.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { dueFees } from '../items/charges.server.ts';
import type { RunKind } from '../payout.words.ts';
import type { payout } from '../room.calls.ts';
import { isOpen, payoutRun } from '../tables.server.ts';
import { allowLongStatements } from './allow-long-statements.server.ts';
import { lockPayouts } from './lock-payouts.server.ts';
import { proposeLines } from './propose-lines.server.ts';
import { reserveItems } from './reserve-items.server.ts';

/** Draws up a run in one transaction: a crash leaves it done or not begun. */
export const drawUp = async (at: Writing, { body }: Input<typeof payout.drawUp>) => {
  const { kind, cutOff, payDay } = body;
  if (cutOff > today(at.clock))
    throw new Refusal('payout.invalid', 'The cut-off is still to come. Choose today or an earlier day.', {
      field: 'cutOff',
    });
  if (payDay < today(at.clock))
    throw new Refusal('payout.invalid', 'The pay day has passed. Choose today or a later day.', { field: 'payDay' });
  await requireGstSaid(at.db, 'payout.conflict');
  await allowLongStatements(at);
  await lockPayouts(at);
  if ((await at.db.$count(payoutRun, and(eq(payoutRun.kind, kind), isOpen))) > 0)
    throw new Refusal('payout.conflict', 'A run of this kind is open already. Finish or withdraw it first.');
  const now = at.clock.now().toString();
  if (kind === 'SALESPEOPLE') await ask(at.db, makeDueCharges, [cutOff, now]);
  if (kind === 'REFUNDS') await lockWaitingRefunds(at);
  const { payees } = await proposeLines(at, { kind, cutOff, payDay });
  if (payees.length === 0) throw new Refusal('payout.conflict', nothingToPay[kind]);
  const id = randomUUID();
  await at.db.insert(payoutRun).values({
    id,
    kind,
    cutOff,
    payDay,
    preparedBy: at.actor.userId,
    preparedAt: now,
  });
  await reserveItems(at, { id, kind }, payees);
  const netCents = payees.reduce((sum, { sums }) => sum + sums.netCents, 0);
  await record(at, {
    aggregate: 'payout',
    aggregateId: id,
    action: 'payout.drawn-up',
    detail: { kind, cutOff, payDay, people: payees.length, netCents },
  });
  await askForApproval(at, {
    id,
    title: 'A payout run waits for approval',
    line: (by) =>
      `${by} created it: ${payees.length === 1 ? 'one payee' : `${payees.length} payees`}, ${formatMoney(netCents)}.`,
    link: `/agency-desk/finance/payouts/${id}`,
  });
  return { runId: id };
};

const nothingToPay: Record<RunKind, string> = {
  SALESPEOPLE: 'There is nothing to pay: no money that cleared by then is free to be paid.',
  COBROKERS: 'There is nothing to pay: nothing that co-brokers earned by then is free to be paid.',
  REFUNDS: 'There is nothing to pay: no refund that was approved by then is free to be paid.',
};

const makeDueCharges = `
  INSERT INTO charge (id, kind, person_id, text, cents, due_on, fee_id, set_by, set_at)
  SELECT due.*, $2::timestamptz FROM (${dueFees}) due ON CONFLICT DO NOTHING`;
