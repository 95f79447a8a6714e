import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { askForApproval, endApproval } from '#features/notifications/index.server.ts';
import { secondWord } from '#features/people/index.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { isFree } from '../items/candidate.server.ts';
import type { payout } from '../room.calls.ts';
import { lockPayouts } from '../runs/lock-payouts.server.ts';
import { advance } from '../tables.server.ts';
import { requireAdvanceable } from './require-advanceable.server.ts';

export const prepareAdvance = async (at: Writing, { body }: Input<typeof payout.prepareAdvance>) => {
  await lockPayouts(at);
  const { name, dealNo } = await requireAdvanceable(at, body);
  const { cents, reason } = body;
  const id = randomUUID();
  const detail = { name, dealNo, cents, reason };
  await record(at, { aggregate: 'advance', aggregateId: id, action: 'advance.prepared', detail });
  await at.db
    .insert(advance)
    .values({ id, ...body, preparedBy: at.actor.userId, preparedAt: at.clock.now().toString() });
  await askForApproval(at, {
    id,
    title: 'An advance waits for approval',
    line: (by) => `${by} prepared ${formatMoney(cents)}.`,
    link: '/agency-desk/finance/payouts/advances?state=PREPARED',
  });
  return { advanceId: id };
};

/** Approves an advance. The limits and the deal are checked again. */
export const approveAdvance = async (
  at: Writing,
  { params }: Input<typeof payout.approveAdvance>,
): Promise<undefined> => {
  await lockPayouts(at);
  const locked = await lockAdvance(at, params.id);
  if (locked.withdrawnAt) throw new Refusal('payout.conflict', 'This advance was withdrawn.');
  if (locked.approvedAt) throw new Refusal('payout.conflict', 'This advance is approved already.');
  await secondWord(at, { of: 'advance', by: locked.preparedBy });
  await requireAdvanceable(at, locked);
  await record(at, { aggregate: 'advance', aggregateId: locked.id, action: 'advance.approved' });
  await at.db
    .update(advance)
    .set({ approvedBy: at.actor.userId, approvedAt: at.clock.now().toString() })
    .where(eq(advance.id, locked.id));
  await endApproval(at, locked.id);
  return undefined;
};

export const withdrawAdvance = async (
  at: Writing,
  { params }: Input<typeof payout.withdrawAdvance>,
): Promise<undefined> => {
  await lockPayouts(at);
  const locked = await lockAdvance(at, params.id);
  if (locked.withdrawnAt) throw new Refusal('payout.conflict', 'This advance was withdrawn already.');
  const [free] = await ask(at.db, `SELECT FROM advance a WHERE a.id = $1 AND ${isFree('ADVANCE', 'a.id')}`, [
    locked.id,
  ]);
  if (!free) throw new Refusal('payout.conflict', 'A payout run has this advance. Discard or withdraw the run first.');
  await record(at, { aggregate: 'advance', aggregateId: locked.id, action: 'advance.withdrawn' });
  await at.db
    .update(advance)
    .set({ withdrawnBy: at.actor.userId, withdrawnAt: at.clock.now().toString() })
    .where(eq(advance.id, locked.id));
  await endApproval(at, locked.id);
  return undefined;
};

const lockAdvance = async (at: Writing, id: string) => {
  const [row] = await at.db.select().from(advance).where(eq(advance.id, id)).for('update');
  if (!row) throw missing('advance');
  return row;
};
