import { desc, eq } from 'drizzle-orm';
import { settleAll } from '#features/notifications/server/index.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import type { FalseReason, HitState, Verdict } from '../../words/hits.ts';
import { lockCase } from '../scope.ts';
import { firstOfficer, stateAfter } from '../screening/remembered.ts';
import { settleCase } from '../screening/settle-case.ts';
import { amlSubject, hitDecision, screeningHit } from '../tables.ts';
import { type Claimants, claimedBy } from './claimants.ts';
import { casesAlike, queueDecided } from './decided.ts';
import { requireDesignated } from './second-officers.ts';
import { noticesOf, notifySecond } from './waiting-notice.ts';

/** `factsHash` and `contentHash`: of both sides, as the officer had them on screen. */
type Shown = { factsHash: string; contentHash: string };
type Given<Body> = { params: { id: string }; body: Shown & Body };

/** The decisions about a hit, by officers who claimed nothing that names its case. */
export const hitDecisions = (claimants: Claimants) => ({
  /** Decides that a hit is not the person. */
  dismiss: (at: Writing, { params, body }: Given<{ reason: FalseReason; note: string }>) => {
    if (body.reason === 'OTHER' && body.note === '')
      throw new Refusal('hit.invalid', 'Say what the other reason is.', { field: 'note' });
    return decide(at, claimants, params.id, body, 'FALSE', ['OPEN']);
  },
  /** Decides that a hit is the person. It is final once another officer has confirmed it. */
  match: (at: Writing, { params, body }: Given<{ note: string }>) =>
    decide(at, claimants, params.id, body, 'TRUE', ['OPEN']),
  confirmMatch: (at: Writing, { params, body }: Given<{ note: string }>) =>
    decide(at, claimants, params.id, body, 'CONFIRM', ['SECOND']),
  /** Takes back what another officer said, or what was decided: the hit waits again. */
  takeBack: (at: Writing, { params, body }: Given<{ note: string }>) =>
    decide(at, claimants, params.id, body, 'TAKE_BACK', ['SECOND', 'TRUE', 'FALSE']),
});

type Words = Shown & { reason?: FalseReason; note: string };

const decide = async (
  at: Writing,
  claimants: Claimants,
  id: string,
  words: Words,
  verdict: Verdict,
  from: HitState[],
): Promise<undefined> => {
  const { row, subject } = await lockCaseOf(at, id);
  const [hit] = await at.db.select().from(screeningHit).where(eq(screeningHit.id, id)).for('update');
  if (!hit) throw missing('hit');
  const claimed = await claimedBy(at, claimants, [row.id, ...(await casesAlike(at, hit.id))]);
  requireNoClaim(at, claimed);
  const { source, entityKey, contentHash, factsHash } = hit;
  if (hit.endedAt !== null) throw new Refusal('hit.conflict', 'This is found no longer: there is nothing to decide.');
  if (words.contentHash !== contentHash || words.factsHash !== factsHash)
    throw new Refusal('hit.stale', 'Facts of the customer or of the list have changed. Look at the hit again.');
  if (!from.includes(hit.state))
    throw new Refusal('hit.conflict', 'Another officer was faster. Look at the hit again.');
  if (hit.state === 'SECOND' || hit.state === 'TRUE') {
    const first = await firstOfficer(at, subject, hit);
    requireOther(at, first);
    await requireDesignated(at, [...(first ? [first] : []), ...claimed]);
  }
  if (verdict === 'FALSE') await requireNotWhoTookBack(at, id);
  const now = at.clock.now().toString();
  const { reason = '', note } = words;
  await at.db.insert(hitDecision).values({
    hitId: id,
    verdict,
    reason,
    note,
    by: at.actor.userId,
    at: now,
    source,
    entityKey,
    contentHash,
    factsHash,
  });
  await at.db.update(screeningHit).set({ state: stateAfter[verdict] }).where(eq(screeningHit.id, id));
  await record(at, { aggregate: 'aml-hit', aggregateId: id, action: actions[verdict], detail: { reason } });
  await settleCase(at, row);
  await settleAll(at, noticesOf(id));
  if (verdict === 'TRUE') await notifySecond(at, id, claimed);
  await queueDecided(at, id);
  return undefined;
};

const actions: Record<Verdict, string> = {
  FALSE: 'hit.dismissed',
  TRUE: 'hit.matched',
  CONFIRM: 'hit.confirmed',
  TAKE_BACK: 'hit.taken-back',
};

/** The case is locked before its hits. */
const lockCaseOf = async (at: Writing, hitId: string) => {
  const [found] = await at.db
    .select({ subject: amlSubject })
    .from(screeningHit)
    .innerJoin(amlSubject, eq(amlSubject.id, screeningHit.subjectId))
    .where(eq(screeningHit.id, hitId));
  if (!found) throw missing('hit');
  return { subject: found.subject, row: await lockCase(at, found.subject.caseId) };
};

/** Whoever checks a submission wants it done, also one of another salesperson to whose case the decision is carried. */
const requireNoClaim = (at: Writing, claimed: string[]): void => {
  if (claimed.includes(at.actor.userId))
    throw new Refusal(
      'hit.forbidden',
      'You claimed a submission of this customer. Another officer decides about the hit.',
    );
};

/** Whoever said that it is a true match, in this case or another one of the same person, is not the second officer. */
const requireOther = (at: Writing, first: string | null): void => {
  if (first === at.actor.userId)
    throw new Refusal('hit.forbidden', 'You said that it is a true match. Another officer decides about that.');
};

/** A true match does not become a false one by a single officer, who takes it back and dismisses it. */
const requireNotWhoTookBack = async (at: Writing, hitId: string): Promise<void> => {
  const [latest] = await at.db
    .select({ verdict: hitDecision.verdict, by: hitDecision.by })
    .from(hitDecision)
    .where(eq(hitDecision.hitId, hitId))
    .orderBy(desc(hitDecision.at), desc(hitDecision.id))
    .limit(1);
  if (latest?.verdict === 'TAKE_BACK' && latest.by === at.actor.userId)
    throw new Refusal('hit.forbidden', 'You took the decision back. Another officer decides anew.');
};
