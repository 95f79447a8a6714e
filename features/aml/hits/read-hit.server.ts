import { and, asc, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { shownNumber } from '#features/particulars/server/index.ts';
import { personPublic } from '#features/people/index.server.ts';
import { missing } from '#platform/contract/refusal.ts';
import { recordReading } from '#platform/server/audit/record-reading.ts';
import type { Reading } from '#platform/server/context.ts';
import { listsOf } from '../cases/read-case.server.ts';
import { subjectPlace } from '../cases/subjects.server.ts';
import { didTakeBack, firstOfficer } from '../screening/remembered.server.ts';
import { amlCase, amlSubject, hitDecision, screeningHit } from '../tables.server.ts';
import { type Claimants, claimedBy } from './claimants.server.ts';
import { casesAlike } from './decided.server.ts';
import { dismissalOf, maySecond } from './dismissal.server.ts';
import type { Decision, HitRecord } from './hits.calls.ts';
import { type FalseReason, falseReasons, waitingStates } from './hits.words.ts';

type ById = { params: { id: string } };
type Hit = typeof screeningHit.$inferSelect;

const findHit = async (at: Reading, id: string) => {
  const [row] = await at.db
    .select({ hit: screeningHit, subject: amlSubject, row: amlCase, salesperson: personPublic.name })
    .from(screeningHit)
    .innerJoin(amlSubject, eq(amlSubject.id, screeningHit.subjectId))
    .innerJoin(amlCase, eq(amlCase.id, amlSubject.caseId))
    .innerJoin(personPublic, eq(personPublic.id, amlCase.owner))
    .where(eq(screeningHit.id, id));
  if (!row) throw missing('hit');
  return row;
};

/** A hit with both sides, its reasons, and its decisions. */
export const readHit = async (at: Reading, claimants: Claimants, { params }: ById): Promise<HitRecord> => {
  const { hit, subject, row, salesperson } = await findHit(at, params.id);
  const [decisions, lists, nextHitId, first, alike] = await Promise.all([
    decisionsOn(at, hit),
    listsOf(at, subject.id),
    nextWaiting(at, hit),
    firstOfficer(at, subject, hit),
    casesAlike(at, hit.id),
  ]);
  const claimed = await claimedBy(at, claimants, [row.id, ...alike]);
  const isOfTwo = hit.state === 'SECOND' || hit.state === 'TRUE';
  const context = { hit, subject, first: hit.state === 'OPEN' ? null : first, claimed };
  const [dismissal, isSecond] = await Promise.all([
    dismissalOf(at, { ...context, tookBack: await didTakeBack(at, subject, hit) }),
    maySecond(at, context),
  ]);
  await recordReading(at, { aggregate: 'aml-hit', aggregateId: hit.id, action: 'hit.read' });
  const { kind, name, aliases, dateOfBirth, birthUnknown, nationality, idNumberSealed } = subject;
  return {
    hitId: hit.id,
    aMLID: row.id,
    caseNo: row.caseNo,
    salesperson,
    name,
    role: subject.role,
    listedName: hit.listedName,
    source: hit.source,
    score: hit.score.toFixed(3),
    state: hit.state,
    foundAt: hit.foundAt,
    reason: reasonOf(decisions[0]?.reason),
    decidedBy: decisions[0]?.by ?? null,
    decidedAt: decisions[0]?.at ?? null,
    endedAt: hit.endedAt,
    factsHash: hit.factsHash,
    contentHash: hit.contentHash,
    subject: {
      subjectId: subject.id,
      kind,
      name,
      aliases,
      dateOfBirth,
      birthUnknown,
      nationality,
      idNumberMasked: shownNumber(at, subjectPlace(subject.id), subject),
      hasNumber: idNumberSealed !== '',
    },
    found: hit.found,
    lists,
    decisions,
    dismissal,
    maySecond: hit.endedAt === null && (hit.state === 'SECOND' || hit.state === 'SECOND_FALSE') && isSecond,
    mayTakeBack:
      hit.endedAt === null && !claimed.includes(at.actor.userId) && hit.state !== 'OPEN' && (isSecond || !isOfTwo),
    nextHitId,
  };
};

const reasonOf = (reason = ''): FalseReason | null =>
  Object.hasOwn(falseReasons, reason) ? (reason as FalseReason) : null;

const decisionsOn = async (at: Reading, hit: Hit): Promise<Decision[]> => {
  const rows = await at.db
    .select({ decision: hitDecision, by: personPublic.name })
    .from(hitDecision)
    .leftJoin(personPublic, eq(personPublic.id, hitDecision.by))
    .where(eq(hitDecision.hitId, hit.id))
    .orderBy(desc(hitDecision.at), desc(hitDecision.id));
  return rows.map(({ decision, by }) => ({
    verdict: decision.verdict,
    reason: decision.reason,
    note: decision.note,
    by,
    at: decision.at,
    holds: decision.factsHash === hit.factsHash && decision.contentHash === hit.contentHash,
    alone: decision.alone,
  }));
};

/** The one that has waited longest besides this one. */
const nextWaiting = async (at: Reading, { id }: Hit): Promise<string | null> => {
  const [next] = await at.db
    .select({ id: screeningHit.id })
    .from(screeningHit)
    .where(and(isNull(screeningHit.endedAt), inArray(screeningHit.state, [...waitingStates]), ne(screeningHit.id, id)))
    .orderBy(asc(screeningHit.foundAt), asc(screeningHit.id))
    .limit(1);
  return next?.id ?? null;
};

/** The number of who was screened, in full, after it was recorded who asked for it, and why. */
export const revealSubject = async (at: Reading, { params, body }: ById & { body: { reason: string } }) => {
  const { hit, subject } = await findHit(at, params.id);
  const detail = { reason: body.reason };
  await recordReading(at, { aggregate: 'aml-hit', aggregateId: hit.id, action: 'hit.number-shown', detail });
  return { idNumber: subject.idNumberSealed && at.secrets.open(subject.idNumberSealed, subjectPlace(subject.id)) };
};
