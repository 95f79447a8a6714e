import { and, eq, isNull, sql } from 'drizzle-orm';
import { isInForce, type Screened, screen } from '#features/screening/index.server.ts';
import type { Hit } from '#features/screening/room.calls.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Writing } from '#platform/server/context.ts';
import { isAskable } from '../cases/state.rules.ts';
import type { SubjectRecord } from '../cases/subjects.server.ts';
import type { HitState } from '../hits/hits.words.ts';
import { amlSubject, hitDecision, screeningHit, screeningRun } from '../tables.server.ts';
import { endHits } from './end-hits.server.ts';
import { factsHashOf, questionOf } from './facts.server.ts';
import { agreesSince, remembered } from './remembered.server.ts';
import { screenCaseJob } from './settle-case.server.ts';

/**
 * Screens subjects of a locked case against the lists in force, and updates their hits: new ones are opened, unchanged ones keep their
 * decision, changed ones are reopened, and those no longer found end. Without a list nobody is screened. `moment`: time to record, if
 * others are screened in the same step.
 */
export const screenSubjects = async (
  at: Writing<Actor | null>,
  subjects: SubjectRecord[],
  moment?: string,
): Promise<void> => {
  const askable = subjects.filter(isAskable);
  if (askable.length === 0) return;
  const questions = askable.map((subject) => questionOf(at, subject));
  const { answers, ...screened } = await screen(at, questions);
  if (screened.versions.length > 0)
    for (const [index, subject] of askable.entries())
      await keepAnswer(at, subject, answers[index]?.hits ?? [], { ...screened, moment });
  // A list that came meanwhile has everybody screened again, who is there: this is not, before it is committed.
  const { caseId } = askable[0] ?? {};
  if (caseId && !(await isInForce(at.db, screened.versions))) await at.jobs.send(at.db, screenCaseJob, { caseId });
};

type Source = Pick<Screened, 'versions' | 'engine'> & { moment?: string | undefined };

/** Stores the hits of a subject, and that the search was made. */
const keepAnswer = async (at: Writing<Actor | null>, subject: SubjectRecord, hits: Hit[], source: Source) => {
  const live = await liveHits(at, subject.id);
  const { factsHash, now } = await keepRun(at, subject, hits.length, source);
  const keptIds = new Set(hits.map((hit) => earlierOf(hit, live)?.id));
  const gone = live.filter(({ id }) => !keptIds.has(id)).filter((one) => mayEnd(one, factsHash));
  await endHits(
    at,
    subject.id,
    gone.map(({ id }) => id),
  );
  for (const hit of hits) await keepHit(at, { subject, hit, factsHash, now, live });
};

/**
 * A hit that is no longer found ends by itself only if it was dismissed, or if the list changed and not the customer: otherwise a
 * salesperson could end a hit by entering another date of birth. A true match confirmed by two officers stays until they take it back.
 */
const mayEnd = ({ state, factsHash }: Live, now: string): boolean =>
  state === 'FALSE' || (state === 'OPEN' && factsHash === now);

/** Adds hits from the changes of one list to the existing ones. */
export const keepMore = async (at: Writing<Actor | null>, subject: SubjectRecord, hits: Hit[], source: Source) => {
  const live = await liveHits(at, subject.id);
  const { factsHash, now } = await keepRun(at, subject, hits.length, source);
  for (const hit of hits) await keepHit(at, { subject, hit, factsHash, now, live });
};

const keepRun = async (at: Writing<Actor | null>, subject: SubjectRecord, hits: number, source: Source) => {
  const factsHash = factsHashOf(subject);
  const now = at.clock.now().toString();
  const { versions, engine, moment = now } = source;
  const by = at.actor?.userId ?? null;
  await at.db.insert(screeningRun).values({ subjectId: subject.id, at: now, by, factsHash, versions, engine, hits });
  const screenedAt = sql`greatest(${amlSubject.screenedAt}, ${moment})`;
  await at.db.update(amlSubject).set({ screenedAt, factsHash }).where(eq(amlSubject.id, subject.id));
  return { factsHash, now };
};

type Live = typeof screeningHit.$inferSelect;

/** Hits of a subject that are still on their lists. */
const liveHits = (at: Writing<Actor | null>, subjectId: string): Promise<Live[]> =>
  at.db
    .select()
    .from(screeningHit)
    .where(and(eq(screeningHit.subjectId, subjectId), isNull(screeningHit.endedAt)));

/** The live hit on the same entry, by its key or by one that it had before. */
const earlierOf = ({ source, entityKey, formerKeys }: Hit, live: Live[]): Live | undefined =>
  [entityKey, ...formerKeys]
    .map((key) => live.find((one) => one.source === source && one.entityKey === key))
    .find((one) => one !== undefined);

const saidFalse: HitState[] = ['FALSE', 'SECOND_FALSE'];
const numberAgrees = { verdict: 'TAKE_BACK', reason: '', note: 'The identity number of the list agrees now.' } as const;

type NewHit = { subject: SubjectRecord; hit: Hit; factsHash: string; now: string; live: Live[] };

const keepHit = async (at: Writing<Actor | null>, { subject, hit, factsHash, now, live }: NewHit): Promise<void> => {
  const before = earlierOf(hit, live);
  const { source, entityKey, contentHash, score } = hit;
  const columns = { entityKey, contentHash, factsHash, score, listedName: hit.listed.name, found: hit };
  const isNewNumber = before !== undefined && agreesSince(before.found, hit);
  const isUnchanged = before?.contentHash === contentHash && before.factsHash === factsHash && !isNewNumber;
  // An open hit or a true match stays so, whatever changes. A dismissed one is looked at again, by one officer or two.
  if (before && (isUnchanged || !saidFalse.includes(before.state)))
    return void (await at.db.update(screeningHit).set(columns).where(eq(screeningHit.id, before.id)));
  const earlier = await remembered(at, subject, hit, factsHash);
  const state = earlier?.state ?? 'OPEN';
  const [row] = before
    ? await at.db
        .update(screeningHit)
        .set({ ...columns, state, foundAt: now })
        .where(eq(screeningHit.id, before.id))
        .returning({ id: screeningHit.id })
    : await at.db
        .insert(screeningHit)
        .values({ ...columns, subjectId: subject.id, source, state, foundAt: now })
        .returning({ id: screeningHit.id });
  if (row && earlier) await at.db.insert(hitDecision).values({ ...earlier.decision, hitId: row.id, by: null, at: now });
  // A decision in another case, made before the number was known, is not carried over either.
  if (row && before && isNewNumber && !earlier)
    await at.db
      .insert(hitDecision)
      .values({ ...numberAgrees, source, entityKey, contentHash, factsHash, hitId: row.id, by: null, at: now });
};
