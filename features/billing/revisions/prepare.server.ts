import { and, count, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Snapshot } from '#features/deal/rules/snapshot.ts';
import { addRevision, dealRevisionPublic, readSnapshot, removeOpenRevision } from '#features/deal/server/index.ts';
import { askForApproval, endApproval } from '#features/notifications/index.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { dryRun } from '#platform/server/dry-run.ts';
import type { billing } from '../room.calls.ts';
import { moneyRequest } from '../tables.server.ts';
import { carryOut, type StoredFollows } from './carry-out.server.ts';
import { isSame, revisionProblems } from './check-revision.rules.ts';
import { type LockedDeal, lockDeal, whyNotRevisable } from './lock-deal.server.ts';
import { revisedSnapshot, withKeptShares } from './revised-snapshot.server.ts';
import type { Wanted } from './revisions.calls.ts';
import { withNames } from './with-names.server.ts';

type Revision = { number: number; reason: string; now: Snapshot; next: Snapshot };

/** What would follow from a revision. Nothing of it is kept. */
export const previewRevision = async (at: Writing, { params, body }: Input<typeof billing.previewRevision>) => {
  const locked = await lockDeal(at, params.id);
  const revision = await wantedRevision(at, locked, body);
  return withNames(at.db, await tryOut(at, locked, { ...revision, reason: 'Preview' }));
};

/** Prepares a revision, stored with its effects as of now, and asks for its approval. */
export const prepareRevision = async (at: Writing, { params, body }: Input<typeof billing.prepareRevision>) => {
  const locked = await lockDeal(at, params.id);
  const { id: dealId, dealNo } = locked.deal;
  if ((await at.db.$count(dealRevisionPublic, openOf(dealId))) > 0)
    throw new Refusal('revision.conflict', `A revision of ${dealNo} waits for approval already.`);
  const { reason, ...wanted } = body;
  const revision = { ...(await wantedRevision(at, locked, wanted)), reason };
  const follows = await tryOut(at, locked, revision);
  const revisionId = await insertRevision(at, dealId, revision, follows);
  await noteRevision(at, dealId, 'deal.revision-prepared', { number: revision.number, reason });
  await askForApproval(at, {
    id: revisionId,
    title: `A revision of ${dealNo} waits for approval`,
    line: (by) => `${by} prepared it.`,
    link: '/agency-desk/finance/deals/revisions',
  });
  return { revisionId, number: revision.number };
};

/** Withdraws a revision that nobody approved. */
export const withdrawRevision = async (at: Writing, { params }: { params: { id: string } }): Promise<undefined> => {
  const { deal } = await lockDeal(at, params.id);
  const removed = await removeOpenRevision(at, deal.id);
  if (!removed) throw missing('revision');
  await endApproval(at, removed.id);
  await noteRevision(at, deal.id, 'deal.revision-withdrawn', { number: removed.number });
  return undefined;
};

/** The revision of a deal that waits for approval. */
const openOf = (dealId: string) => and(eq(dealRevisionPublic.dealId, dealId), isNull(dealRevisionPublic.approvedAt));

export const noteRevision = (at: Writing, dealId: string, action: string, detail: Record<string, unknown>) =>
  record(at, { aggregate: 'deal', aggregateId: dealId, action, detail });

/**
 * Refuses a revision that can't be carried out. An invoice that somebody wants to give up is not changed meanwhile.
 * @throws Refusal with all that is wrong, each at its field
 */
export const requireRevision = async (at: Writing, { deal, invoices }: LockedDeal, now: Snapshot, next: Snapshot) => {
  const why = await whyNotRevisable(at.db, deal);
  if (why) throw new Refusal('revision.conflict', why);
  if (isSame(now, next)) throw new Refusal('revision.conflict', 'Nothing is changed. Change an amount first.');
  const byBill = new Map(
    invoices.map(({ billId, number, writtenOffBy }) => [billId, { number, isWrittenOff: writtenOffBy !== null }]),
  );
  const problems = revisionProblems({ now, next, invoices: byBill });
  const [first] = problems;
  if (first)
    throw new Refusal('revision.invalid', first.message, {
      errors: problems.map((problem) => ({ ...problem, code: 'revision.invalid' })),
    });
  const changed = invoices.filter(
    ({ billId, netCents, creditedNet }) =>
      next.bills.find((bill) => bill.billId === billId)?.amountCents !== netCents - creditedNet,
  );
  const openRequests = await at.db.$count(
    moneyRequest,
    and(
      eq(moneyRequest.state, 'OPEN'),
      inArray(
        moneyRequest.invoiceId,
        changed.map(({ id }) => id),
      ),
    ),
  );
  if (openRequests > 0)
    throw new Refusal(
      'revision.conflict',
      'A request about an invoice of this deal waits for approval. Decide it first.',
    );
};

const wantedRevision = async (at: Writing, locked: LockedDeal, wanted: Wanted): Promise<Omit<Revision, 'reason'>> => {
  const { id: dealId } = locked.deal;
  const now = await readSnapshot(at.db, dealId);
  const revision = await countApproved(at, dealId);
  if (wanted.revision !== revision)
    throw new Refusal(
      'revision.stale',
      'The deal was revised meanwhile. Load it again and enter the revision once more.',
    );
  const requested = await revisedSnapshot(at.db, now, wanted);
  await requireRevision(at, locked, now, requested);
  const next = await withKeptShares(at.db, { dealId, now, next: requested });
  return { number: revision + 1, now, next };
};

const countApproved = async (at: Writing, dealId: string): Promise<number> => {
  const [row] = await at.db
    .select({ count: count() })
    .from(dealRevisionPublic)
    .where(and(eq(dealRevisionPublic.dealId, dealId), isNotNull(dealRevisionPublic.approvedAt)));
  return row?.count ?? 0;
};

/** Carries a revision out and undoes it, so that what is shown before is what happens. */
const tryOut = (at: Writing, locked: LockedDeal, revision: Revision): Promise<StoredFollows> =>
  dryRun(at, async (within) => {
    // Another one may wait, which a preview does not disturb.
    await removeOpenRevision(within, locked.deal.id);
    const id = await insertRevision(within, locked.deal.id, revision, {});
    return carryOut(within, locked, { ...revision, id });
  });

const insertRevision = (
  at: Writing,
  dealId: string,
  { number, reason, now, next }: Revision,
  follows: object,
): Promise<string> => addRevision(at, { dealId, number, reason, before: now, after: next, follows });
