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
  SAY_FALSE: 'SECOND_FALSE',
  CONFIRM_FALSE: 'FALSE',
  TRUE: 'SECOND',
  CONFIRM: 'TRUE',
  TAKE_BACK: 'OPEN',
  UNDO: 'OPEN',
};

const hasSameNumber = ({ why }: Pick<Hit, 'why'>): boolean =>
  why.facts.some(({ fact, compared }) => fact === 'NUMBER' && compared === 'AGREES');

/** Whether a hit has the identity number of its customer, as it had not when it was found before: hashes of facts have the end of a number alone. */
export const agreesSince = (before: Pick<Hit, 'why'>, now: Pick<Hit, 'why'>): boolean =>
  hasSameNumber(now) && !hasSameNumber(before);

/**
 * The latest decision on the same entry about this subject, or in any case about somebody with the same identity number, while the facts
 * of both are what they were then. Its note stays with the case in which it was written.
 */
export const remembered = async (
  at: Reading<Actor | null>,
  subject: Person,
  hit: Pick<Hit, 'source' | 'entityKey' | 'formerKeys' | 'contentHash' | 'why'>,
  factsHash: string,
) => {
  const { source, entityKey, formerKeys, contentHash } = hit;
  const [latest] = await decisionsOn(at, subject, source, [entityKey, ...formerKeys]).limit(1);
  if (latest && agreesSince(latest.found, hit)) return undefined;
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
    .select({ decision: hitDecision, found: screeningHit.found })
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

type OfHit = { id: string; state: HitState; source: string; entityKey: string; found: Pick<Hit, 'formerKeys'> };

/**
 * Who is the first officer of what takes two: who said it of this hit, or, where that was remembered and has nobody, who said it last of
 * somebody with the same number.
 */
export const firstOfficer = async (
  at: Reading,
  subject: Person,
  { id, state, source, entityKey, found }: OfHit,
): Promise<string | null> => {
  const isSaid = eq(hitDecision.verdict, state === 'SECOND_FALSE' ? 'SAY_FALSE' : 'TRUE');
  const ofHit = decisionsOn(
    at,
    subject,
    source,
    [entityKey, ...found.formerKeys],
    and(isSaid, eq(hitDecision.hitId, id)),
  );
  const [own] = await ofHit.limit(1);
  if (own?.decision.by) return own.decision.by;
  const byPerson = and(isSaid, isNotNull(hitDecision.by));
  const [first] = await decisionsOn(at, subject, source, [entityKey, ...found.formerKeys], byPerson).limit(1);
  return first?.decision.by ?? null;
};

/**
 * Whether whoever acts took the last decision about this person back, in this case or in another one: what is carried to other cases is
 * nobody’s there. A slip that was undone is no decision.
 */
export const didTakeBack = async (
  at: Reading,
  subject: Person,
  { source, entityKey, found }: Omit<OfHit, 'id' | 'state'>,
): Promise<boolean> => {
  const byPerson = isNotNull(hitDecision.by);
  const decisions = await decisionsOn(at, subject, source, [entityKey, ...found.formerKeys], byPerson);
  let last = decisions.shift();
  while (last?.decision.verdict === 'UNDO') {
    decisions.shift();
    last = decisions.shift();
  }
  return last?.decision.verdict === 'TAKE_BACK' && last.decision.by === at.actor.userId;
};
