import { and, desc, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import type { Hit } from '#features/screening/room.calls.ts';
import { screeningThreshold } from '#features/screening/room.settings.ts';
import { readSetting } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Reading } from '#platform/server/context.ts';
import type { SubjectRecord } from '../cases/subjects.server.ts';
import type { HitState, Verdict } from '../hits/hits.words.ts';
import { whoIs } from '../holds/held.server.ts';
import { isSameCustomer } from '../holds/same-customer.rules.ts';
import { amlCase, amlSubject, hitDecision, screeningHit } from '../tables.server.ts';

/** State of a hit after a decision. */
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
 * The latest decision on the same entry about this subject, or in any case about somebody with the same identity number, while the facts of
 * both sides are unchanged. Its note stays with the case in which it was written.
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

/** Officers' decisions on an entry about this subject, or in any case about somebody with the same number, the latest first. */
const decisionsOn = (
  at: Reading<Actor | null>,
  person: Person | 'ANYBODY',
  source: string,
  keys: string[],
  more?: SQL,
) =>
  at.db
    .select({ decision: hitDecision, found: screeningHit.found, subject: amlSubject, owner: amlCase.owner })
    .from(hitDecision)
    .innerJoin(screeningHit, eq(screeningHit.id, hitDecision.hitId))
    .innerJoin(amlSubject, eq(amlSubject.id, screeningHit.subjectId))
    .innerJoin(amlCase, eq(amlCase.id, amlSubject.caseId))
    .where(
      and(
        person === 'ANYBODY' ? undefined : isOf(person),
        eq(hitDecision.source, source),
        inArray(hitDecision.entityKey, keys),
        more,
      ),
    )
    .orderBy(desc(hitDecision.at), desc(hitDecision.id));

const isOf = ({ id, idNumberPrint }: Person) =>
  or(eq(amlSubject.id, id), idNumberPrint ? eq(amlSubject.idNumberPrint, idNumberPrint) : undefined);

type OfHit = { id: string; state: HitState; source: string; entityKey: string; found: Pick<Hit, 'formerKeys'> };

/**
 * First officer of a decision that needs two: of this hit, or, if that was carried over and names nobody, the latest one about somebody
 * with the same number.
 */
export const firstOfficer = async (
  at: Reading,
  subject: Person,
  { id, state, source, entityKey, found: hit }: OfHit,
): Promise<string | null> => {
  const isSaid = eq(hitDecision.verdict, state === 'SECOND_FALSE' ? 'SAY_FALSE' : 'TRUE');
  const ofHit = decisionsOn(
    at,
    subject,
    source,
    [entityKey, ...hit.formerKeys],
    and(isSaid, eq(hitDecision.hitId, id)),
  );
  const [own] = await ofHit.limit(1);
  if (own?.decision.by) return own.decision.by;
  const byPerson = and(isSaid, isNotNull(hitDecision.by));
  const [first] = await decisionsOn(at, subject, source, [entityKey, ...hit.formerKeys], byPerson).limit(1);
  return first?.decision.by ?? null;
};

/**
 * Whether the actor took back the last decision about this person, in this case or in another one: decisions carried to other cases name no
 * officer there. An undone slip does not count. Without a number here or there, name and birth identify the person, too.
 */
export const didTakeBack = async (
  at: Reading,
  subject: SubjectRecord,
  { source, entityKey, found: hit }: Omit<OfHit, 'id' | 'state'>,
): Promise<boolean> => {
  const decided = await decisionsOn(at, 'ANYBODY', source, [entityKey, ...hit.formerKeys], isNotNull(hitDecision.by));
  if (decided.length === 0) return false;
  const threshold = await readSetting(at.db, screeningThreshold);
  const [row] = await at.db.select({ owner: amlCase.owner }).from(amlCase).where(eq(amlCase.id, subject.caseId));
  const who = whoIs(subject, row?.owner ?? '');
  const isSame = (other: SubjectRecord) =>
    other.id === subject.id || (other.idNumberPrint !== '' && other.idNumberPrint === subject.idNumberPrint);
  const same = decided.filter((each) => isSame(each.subject));
  const alike = decided.filter(
    (each) => isSame(each.subject) || isSameCustomer(whoIs(each.subject, each.owner), who, threshold),
  );
  return [same, alike].some((decisions) => endsTakenBack(decisions, at.actor.userId));
};

type DecisionRow = { decision: typeof hitDecision.$inferSelect };

const endsTakenBack = (decisions: DecisionRow[], by: string): boolean => {
  const remaining = [...decisions];
  let last = remaining.shift();
  while (last?.decision.verdict === 'UNDO') {
    remaining.shift();
    last = remaining.shift();
  }
  return last?.decision.verdict === 'TAKE_BACK' && last.decision.by === by;
};
