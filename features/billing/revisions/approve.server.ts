import { isDeepStrictEqual } from 'node:util';
import { lockOpenRevision, markRevisionApproved, readSnapshot } from '#features/deal/server/index.ts';
import { endApproval } from '#features/notifications/index.server.ts';
import { secondWord } from '#features/people/index.server.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { carryOut } from './carry-out.server.ts';
import { lockDeal } from './lock-deal.server.ts';
import { noteRevision, requireRevision } from './prepare.server.ts';
import { withKeptShares } from './revised-snapshot.server.ts';

const changedSince = (what: string) =>
  new Refusal('revision.stale', `${what} since it was prepared. Withdraw the revision and prepare it again.`);

type Approval = { params: { id: string }; body: { revisionId: string } };

/** Approves a revision, the one that was read: it is carried out once more, and what follows has to be what was prepared. */
export const approveRevision = async (at: Writing, { params, body }: Approval): Promise<undefined> => {
  const locked = await lockDeal(at, params.id);
  const { id: dealId } = locked.deal;
  const revision = await lockOpenRevision(at, dealId);
  if (!revision) throw missing('revision');
  if (revision.id !== body.revisionId)
    throw new Refusal(
      'revision.stale',
      'Another revision was prepared meanwhile. Reload the page and look at it first.',
    );
  await secondWord(at, { of: 'revision', by: revision.preparedBy });
  const { id, number, reason, before, after } = revision;
  const now = await readSnapshot(at.db, dealId);
  if (!isDeepStrictEqual(now, before)) throw changedSince('The deal changed');
  await requireRevision(at, locked, now, after);
  const next = await withKeptShares(at.db, { dealId, now, next: after });
  const follows = await carryOut(at, locked, { id, number, reason, now, next });
  if (!isDeepStrictEqual(follows, revision.follows))
    throw changedSince('Money, an invoice, a plan or the team changed');
  await markRevisionApproved(at, id);
  await endApproval(at, id);
  await noteRevision(at, dealId, 'deal.revision-approved', {
    number,
    reason,
    credits: follows.credits.map(({ number: invoiceNumber, netCents }) => ({ number: invoiceNumber, netCents })),
    commissionCents: { before: before.commissionCents, after: after.commissionCents },
  });
  return undefined;
};
