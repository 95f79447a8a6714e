import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { dealRevisionPublic, dealSharePublic, isPendingDeal, lockDealRow } from '#features/deal/server/index.ts';
import { askForApproval, endApproval } from '#features/notifications/index.server.ts';
import { lockPeople, secondWord } from '#features/people/index.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { keepPlans } from '../plans/plan-lock.server.ts';
import { resplit, split } from '../tables.server.ts';
import { applyResplit } from './apply.server.ts';
import { propose } from './propose.server.ts';
import type { resplitCalls } from './resplit.calls.ts';

type ById = { params: { id: string } };

/** Prepares that a frozen split is worked out anew. */
export const prepareResplit = async (
  at: Writing,
  { params, body: { reason } }: Input<typeof resplitCalls.prepareResplit>,
): Promise<undefined> => {
  const { id: dealId, dealNo, state } = await lockDeal(at, params.id);
  if (state !== 'OPEN') throw new Refusal('resplit.conflict', `${dealNo} is closed, so its split stays as it is.`);
  await requireNotPending(at, dealId);
  if ((await at.db.$count(resplit, openOf(dealId))) > 0)
    throw new Refusal('resplit.conflict', `A resplit of ${dealNo} waits for approval already.`);
  if (
    (await at.db.$count(
      dealRevisionPublic,
      and(eq(dealRevisionPublic.dealId, dealId), isNull(dealRevisionPublic.approvedAt)),
    )) > 0
  )
    throw new Refusal(
      'resplit.conflict',
      `A revision of ${dealNo} waits for approval. It splits the deal anew as well.`,
    );
  if ((await at.db.$count(split, and(eq(split.dealId, dealId), isNotNull(split.frozenAt)))) === 0)
    throw new Refusal(
      'resplit.conflict',
      `No money came in for ${dealNo} yet, so its split is worked out anew by itself.`,
    );
  const { changes } = await propose(at.db, dealId);
  if (changes.length === 0)
    throw new Refusal(
      'resplit.conflict',
      `Worked out anew, the split of ${dealNo} is the same. Correct the plan or the team first.`,
    );
  const id = randomUUID();
  await at.db.insert(resplit).values({
    id,
    dealId,
    reason,
    changes,
    preparedBy: at.actor.userId,
    preparedAt: at.clock.now().toString(),
  });
  await note(at, dealId, 'deal.resplit-prepared', { reason, lines: changes.length });
  await askForApproval(at, {
    id,
    title: `A resplit of ${dealNo} waits for approval`,
    line: (by) => `${by} prepared it.`,
    link: '/agency-desk/finance/deals/resplits',
  });
};

/** Withdraws a resplit that nobody approved. */
export const withdrawResplit = async (at: Writing, { params }: ById): Promise<undefined> => {
  const { id: dealId } = await lockDeal(at, params.id);
  const removed = await at.db.delete(resplit).where(openOf(dealId)).returning({ id: resplit.id });
  const [gone] = removed;
  if (!gone) throw missing('resplit');
  await endApproval(at, gone.id);
  await note(at, dealId, 'deal.resplit-withdrawn', {});
};

/** Approves the resplit that was read: it is computed once more, and must equal the prepared one. */
export const approveResplit = async (
  at: Writing,
  { params, body }: Input<typeof resplitCalls.approveResplit>,
): Promise<undefined> => {
  const { id: dealId, dealNo, state } = await lockDeal(at, params.id);
  if (state !== 'OPEN') throw new Refusal('resplit.conflict', `${dealNo} was closed meanwhile. Withdraw the resplit.`);
  await requireNotPending(at, dealId);
  const [open] = await at.db.select().from(resplit).where(openOf(dealId)).for('update');
  if (!open) throw missing('resplit');
  if (open.id !== body.resplitId)
    throw new Refusal('resplit.stale', 'Another resplit was prepared meanwhile. Reload the page and look at it first.');
  await secondWord(at, { of: 'resplit', by: open.preparedBy });
  await keepPlans(at);
  const people = await at.db
    .select({ id: dealSharePublic.userId })
    .from(dealSharePublic)
    .where(and(eq(dealSharePublic.dealId, dealId), isNotNull(dealSharePublic.userId)));
  await lockPeople(
    at,
    people.flatMap(({ id }) => id ?? []),
  );
  const { splits, changes } = await propose(at.db, dealId);
  if (!isDeepStrictEqual(changes, open.changes))
    throw new Refusal(
      'resplit.conflict',
      'Money, a plan or the team changed since it was prepared. Withdraw the resplit and prepare it again.',
    );
  await applyResplit(at, { cause: 'RESPLIT', causeId: open.id, dealNo }, splits);
  await at.db
    .update(resplit)
    .set({ approvedBy: at.actor.userId, approvedAt: at.clock.now().toString() })
    .where(eq(resplit.id, open.id));
  await endApproval(at, open.id);
  await note(at, dealId, 'deal.resplit-approved', { reason: open.reason, changes });
};

const openOf = (dealId: string) => and(eq(resplit.dealId, dealId), isNull(resplit.approvedAt));

const lockDeal = async (at: Writing, id: string) => {
  const deal = await lockDealRow(at, id);
  if (!deal) throw missing('deal');
  return deal;
};

/** While the submission is on hold nothing of its money moves, and nobody but compliance may know why. */
const requireNotPending = async (at: Writing, dealId: string) => {
  const isPending = (await ask(at.db, `SELECT WHERE ${isPendingDeal('$1::uuid')}`, [dealId])).length > 0;
  if (isPending)
    throw new Refusal(
      'resplit.conflict',
      'The transaction is pending. It can be split anew when it is approved again.',
    );
};

const note = (at: Writing, dealId: string, action: string, detail: Record<string, unknown>) =>
  record(at, { aggregate: 'deal', aggregateId: dealId, action, detail });
