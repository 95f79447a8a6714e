import { and, desc, eq } from 'drizzle-orm';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import type { FalseReason, HitState, Verdict } from '../../words/hits.ts';
import { lockCase } from '../scope.ts';
import { stateAfter } from '../screening/remembered.ts';
import { settleCase } from '../screening/settle-case.ts';
import { amlSubject, hitDecision, screeningHit } from '../tables.ts';

/** `factsHash` and `contentHash`: of both sides, as the officer had them on screen. */
type Shown = { factsHash: string; contentHash: string };
type Given<Body> = { params: { id: string }; body: Shown & Body };

/** Decides that a hit is not the person. */
export const dismissHit = (at: Writing, { params, body }: Given<{ reason: FalseReason; note: string }>) => {
  if (body.reason === 'OTHER' && body.note === '')
    throw new Refusal('hit.invalid', 'Say what the other reason is.', { field: 'note' });
  return decide(at, params.id, body, 'FALSE', ['OPEN']);
};

/** Decides that a hit is the person. It is final once another officer has confirmed it. */
export const matchHit = (at: Writing, { params, body }: Given<{ note: string }>) =>
  decide(at, params.id, body, 'TRUE', ['OPEN']);

export const confirmMatch = (at: Writing, { params, body }: Given<{ note: string }>) =>
  decide(at, params.id, body, 'CONFIRM', ['SECOND']);

/** Takes back what another officer said, or what two have: the hit waits again. */
export const takeBack = (at: Writing, { params, body }: Given<{ note: string }>) =>
  decide(at, params.id, body, 'TAKE_BACK', ['SECOND', 'TRUE']);

type Words = Shown & { reason?: FalseReason; note: string };

const decide = async (
  at: Writing,
  id: string,
  words: Words,
  verdict: Verdict,
  from: HitState[],
): Promise<undefined> => {
  const row = await lockCaseOf(at, id);
  const [hit] = await at.db.select().from(screeningHit).where(eq(screeningHit.id, id)).for('update');
  if (!hit) throw missing('hit');
  const { source, entityKey, contentHash, factsHash } = hit;
  if (hit.endedAt !== null) throw new Refusal('hit.conflict', 'This is found no longer: there is nothing to decide.');
  if (words.contentHash !== contentHash || words.factsHash !== factsHash)
    throw new Refusal('hit.stale', 'Facts of the customer or of the list have changed. Look at the hit again.');
  if (!from.includes(hit.state))
    throw new Refusal('hit.conflict', 'Another officer was faster. Look at the hit again.');
  if (hit.state !== 'OPEN') await requireSecond(at, id);
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
    .select({ caseId: amlSubject.caseId })
    .from(screeningHit)
    .innerJoin(amlSubject, eq(amlSubject.id, screeningHit.subjectId))
    .where(eq(screeningHit.id, hitId));
  if (!found) throw missing('hit');
  return lockCase(at, found.caseId);
};

/** Whoever said that it is a true match is not the second officer. */
const requireSecond = async (at: Writing, hitId: string): Promise<void> => {
  const [first] = await at.db
    .select({ by: hitDecision.by })
    .from(hitDecision)
    .where(and(eq(hitDecision.hitId, hitId), eq(hitDecision.verdict, 'TRUE')))
    .orderBy(desc(hitDecision.at))
    .limit(1);
  if (first?.by === at.actor.userId)
    throw new Refusal('hit.forbidden', 'You said that it is a true match. Another officer decides about that.');
};
