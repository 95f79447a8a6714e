import { and, desc, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
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
  subject: Person,
  { source, entityKey, formerKeys, contentHash }: Pick<Hit, 'source' | 'entityKey' | 'formerKeys' | 'contentHash'>,
  factsHash: string,
) => {
  const [latest] = await decisionsOn(at, subject, source, [entityKey, ...formerKeys]).limit(1);
  if (!latest || latest.decision.contentHash !== contentHash || latest.decision.factsHash !== factsHash)
    return undefined;
  const { verdict, reason } = latest.decision;
  return {
    state: stateAfter[verdict],
    decision: { verdict, reason, note: '', source, entityKey, contentHash, factsHash },
  };
};

type Person = Pick<SubjectRecord, 'id' | 'idNumberPrint'>;

/** What officers decided on an entry about this subject, or in any case about somebody with the same number, the latest first. */
const decisionsOn = (
  at: Reading<Actor | null>,
  { id, idNumberPrint }: Person,
  source: string,
  keys: string[],
  more?: SQL,
) =>
  at.db
    .select({ decision: hitDecision })
    .from(hitDecision)
    .innerJoin(screeningHit, eq(screeningHit.id, hitDecision.hitId))
    .innerJoin(amlSubject, eq(amlSubject.id, screeningHit.subjectId))
    .where(
      and(
        or(eq(amlSubject.id, id), idNumberPrint ? eq(amlSubject.idNumberPrint, idNumberPrint) : undefined),
        eq(hitDecision.source, source),
        inArray(hitDecision.entityKey, keys),
        more,
      ),
    )
    .orderBy(desc(hitDecision.at), desc(hitDecision.id));

type OfHit = { id: string; source: string; entityKey: string; found: Pick<Hit, 'formerKeys'> };

/**
 * Who is the first officer of a true match: who said so of this hit, or, where that was remembered and has nobody, who said so last of
 * somebody with the same number.
 */
export const firstOfficer = async (
  at: Reading,
  subject: Person,
  { id, source, entityKey, found }: OfHit,
): Promise<string | null> => {
  const isTrue = eq(hitDecision.verdict, 'TRUE');
  const ofHit = decisionsOn(
    at,
    subject,
    source,
    [entityKey, ...found.formerKeys],
    and(isTrue, eq(hitDecision.hitId, id)),
  );
  const [own] = await ofHit.limit(1);
  if (own?.decision.by) return own.decision.by;
  const byPerson = and(isTrue, isNotNull(hitDecision.by));
  const [first] = await decisionsOn(at, subject, source, [entityKey, ...found.formerKeys], byPerson).limit(1);
  return first?.decision.by ?? null;
};
