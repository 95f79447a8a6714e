import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { Hit } from '#features/screening/contract/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Reading } from '#platform/server/context.ts';
import type { HitState, Verdict } from '../../words/hits.ts';
import type { SubjectRecord } from '../cases/subjects.ts';
import { amlSubject, hitDecision, screeningHit } from '../tables.ts';

/** What a decision makes of a hit. */
export const stateAfter: Record<Verdict, HitState> = {
  FALSE: 'FALSE',
  TRUE: 'SECOND',
  CONFIRM: 'TRUE',
  TAKE_BACK: 'OPEN',
};

/**
 * The latest decision on the same entry about this subject, or in any case about somebody with the same identity number, while the facts
 * of both are what they were then. Its note stays with the case in which it was written.
 */
export const remembered = async (
  at: Reading<Actor | null>,
  { id, idNumberPrint }: Pick<SubjectRecord, 'id' | 'idNumberPrint'>,
  { source, entityKey, formerKeys, contentHash }: Pick<Hit, 'source' | 'entityKey' | 'formerKeys' | 'contentHash'>,
  factsHash: string,
) => {
  const isSamePerson = idNumberPrint ? eq(amlSubject.idNumberPrint, idNumberPrint) : undefined;
  const [latest] = await at.db
    .select({ decision: hitDecision })
    .from(hitDecision)
    .innerJoin(screeningHit, eq(screeningHit.id, hitDecision.hitId))
    .innerJoin(amlSubject, eq(amlSubject.id, screeningHit.subjectId))
    .where(
      and(
        or(eq(amlSubject.id, id), isSamePerson),
        eq(hitDecision.source, source),
        inArray(hitDecision.entityKey, [entityKey, ...formerKeys]),
      ),
    )
    .orderBy(desc(hitDecision.at), desc(hitDecision.id))
    .limit(1);
  if (!latest || latest.decision.contentHash !== contentHash || latest.decision.factsHash !== factsHash)
    return undefined;
  const { verdict, reason } = latest.decision;
  return {
    state: stateAfter[verdict],
    decision: { verdict, reason, note: '', source, entityKey, contentHash, factsHash },
  };
};
