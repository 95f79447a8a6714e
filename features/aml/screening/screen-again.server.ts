import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { type ListChange, type Screened, screen, screenAgainstVersion } from '#features/screening/index.server.ts';
import type { ListVersion } from '#features/screening/room.calls.ts';
import type { Source } from '#features/screening/screening.words.ts';
import { internalOrigin, type Services, type Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { isAskable, lackOf } from '../cases/state.rules.ts';
import { type SubjectRecord, subjectsOf } from '../cases/subjects.server.ts';
import { lockNamed } from '../scope.server.ts';
import { amlSubject } from '../tables.server.ts';
import { factsHashOf, isScreened, questionOf } from './facts.server.ts';
import { keepMore, screenSubjects } from './screen.server.ts';
import { reviewMonths, screenCaseJob, settleCase } from './settle-case.server.ts';

/** A step of the screening of everybody after a list has changed: who comes after the subject `after`. */
type Step = ListChange & { after: string | null };

const screenAgainJob = 'aml.screen-again';

/** Everybody is asked again, or only about what came or changed with the new version. */
export const queueScreening = (services: Services, change: ListChange): Promise<void> =>
  inTransaction(services.database, (tx) => services.jobs.send(tx, screenAgainJob, { ...change, after: null }));

/** Screens so many in one step; the next step is queued with what it did, so a server that is killed goes on where it was. */
const stepSize = 200;

export const screenAgainStep = (services: Services): Job => ({
  name: screenAgainJob,
  run: async (payload) => {
    const step = payload as Step;
    // All of a step say the same moment: another time would say of whom something was found.
    const moment = services.clock.now().toString();
    const subjects = await nextSubjects(services, step.after);
    const last = subjects.at(-1);
    if (!last) return;
    const at = { ...services, ...internalOrigin('jobs'), actor: null, db: services.database };
    const asked = subjects.filter(isAskable);
    for (const subject of subjects.filter(isNotComparable)) await endClear(services, subject);
    const answer = await (step.whole
      ? screen(
          services,
          asked.map((each) => questionOf(at, each)),
        )
      : screenAgainstVersion(
          services,
          step.listVersionId,
          asked.map((each) => questionOf(at, each)),
        ));
    const before = await withHitsOf(services, asked, step.whole ? null : step.source);
    // Whoever is screened for the first time by these facts gets a state; of the others only the time changes, unless something is found.
    const quiet = asked.filter(
      (each, index) => isScreened(each) && !before.has(each.id) && answer.answers[index]?.hits.length === 0,
    );
    for (const [index, subject] of asked.entries()) {
      if (quiet.includes(subject)) continue;
      const hits = answer.answers[index]?.hits ?? [];
      // What has left the list or was changed is found by asking the whole of it.
      const isWhole = step.whole || before.has(subject.id) || !isScreened(subject);
      await inCase(services, subject, async (within, fresh, isAsAsked) => {
        if (isWhole || !isAsAsked) return await screenSubjects(within, [fresh], moment);
        const source = (await runsAfter(within, [fresh], step, answer))(fresh.id);
        return await keepMore(within, fresh, hits, { ...source, moment });
      });
    }
    await inTransaction(services.database, async (tx) => {
      const within = { ...at, db: tx };
      await noteQuiet(within, quiet, step, { ...answer, moment });
      await services.jobs.send(tx, screenAgainJob, { ...step, after: last.id });
    });
  },
});

type Work = (at: Writing<null>, fresh: SubjectRecord, isAsAsked: boolean) => Promise<void>;

/**
 * Does what follows for one subject, as it is now that its case is locked: it may have been corrected or taken out since it was asked
 * about. What fails for one is tried again by itself, and keeps nobody else from being screened.
 */
const inCase = async (services: Services, asked: SubjectRecord, work: Work): Promise<void> => {
  const { caseId } = asked;
  try {
    await inTransaction(services.database, async (db) => {
      const at = { ...services, ...internalOrigin('jobs'), actor: null, db };
      const row = await lockNamed(db, caseId);
      const fresh = row && (await subjectsOf(db, row.id)).find(({ id }) => id === asked.id);
      if (!fresh) return;
      await work(at, fresh, factsHashOf(fresh) === factsHashOf(asked));
      await settleCase(at, row);
    });
  } catch {
    services.log.warn({ caseId }, 'A case could not be screened again yet');
    await inTransaction(services.database, (db) => services.jobs.send(db, screenCaseJob, { caseId }));
  }
};

/** Whoever was screened by a name that can't be compared, as rules of before did. */
const isNotComparable = (subject: SubjectRecord): boolean => subject.screenedAt !== null && lackOf(subject) === 'NAME';

const endClear = (services: Services, subject: SubjectRecord): Promise<void> =>
  inCase(services, subject, async (within, fresh) => {
    if (!isNotComparable(fresh)) return;
    await within.db.update(amlSubject).set({ screenedAt: null, factsHash: '' }).where(eq(amlSubject.id, fresh.id));
  });

/** Those who come next, of cases whatever their state: whoever could not be screened before may be now. */
const nextSubjects = (at: Pick<Services, 'database'>, after: string | null): Promise<SubjectRecord[]> =>
  at.database
    .select()
    .from(amlSubject)
    .where(and(isNull(amlSubject.removedAt), after === null ? undefined : gt(amlSubject.id, after)))
    .orderBy(asc(amlSubject.id))
    .limit(stepSize);

/** Those of whom something was found before: on the list of a source, or on any. */
const withHitsOf = async (
  { database }: Services,
  subjects: SubjectRecord[],
  source: Source | null,
): Promise<Set<string>> => {
  const rows = await ask<{ id: string }>(
    database,
    `SELECT DISTINCT subject_id AS id FROM screening_hit
     WHERE subject_id = ANY($1::uuid[]) AND ($2::text IS NULL OR source = $2) AND ended_at IS NULL`,
    [subjects.map(({ id }) => id), source],
  );
  return new Set(rows.map(({ id }) => id));
};

type Run = { versions: ListVersion[]; engine: string };

/**
 * What somebody has been screened against once this answer is kept: the lists of their last screening, and those of this one. Whoever
 * was asked about what came with a list alone stays screened by the rules of the time before: newer rules have them asked about the
 * rest. Their cases are locked: another list may have changed at the same time, and neither must take the other's version back.
 */
const runsAfter = async (
  { db }: Writing<null>,
  subjects: SubjectRecord[],
  { whole }: Pick<Step, 'whole'>,
  { versions, engine }: Run,
): Promise<(subjectId: string) => Run> => {
  const rows = await ask<Run & { id: string }>(
    db,
    `SELECT DISTINCT ON (subject_id) subject_id AS id, versions, engine FROM screening_run
     WHERE subject_id = ANY($1::uuid[]) ORDER BY subject_id, at DESC`,
    [subjects.map(({ id }) => id)],
  );
  const before = new Map(rows.map((row) => [row.id, row]));
  const replaced = new Set(versions.map(({ source }) => source));
  return (id) => {
    const last = before.get(id);
    const others = last?.versions.filter(({ source }) => !replaced.has(source)) ?? [];
    return { versions: [...others, ...versions], engine: whole || !last ? engine : last.engine };
  };
};

const noteRuns = `
  WITH run AS (
    INSERT INTO screening_run (subject_id, at, facts_hash, versions, engine, hits)
    SELECT subject_id, :now, facts_hash, versions, engine, 0
    FROM unnest(:ids::uuid[], :hashes::text[], :versions::jsonb[], :engines::text[]) AS given (subject_id, facts_hash, versions, engine)
    RETURNING subject_id, facts_hash
  )
  UPDATE aml_subject s SET screened_at = greatest(s.screened_at, :moment) FROM run
  WHERE s.id = run.subject_id AND s.removed_at IS NULL AND s.facts_hash = run.facts_hash`;

/** As `settleCase` does it: a case of which something was found must not be known by a newer time than the others have. */
const noteCases = `
  UPDATE aml_case c SET screened_at = s.at,
    next_review = ((s.at AT TIME ZONE 'Asia/Singapore')::date + make_interval(months => :months::int))::date
  FROM (
    SELECT case_id, CASE WHEN bool_and(screened_at IS NOT NULL) THEN min(screened_at) END AS at
    FROM aml_subject
    WHERE removed_at IS NULL AND case_id IN (SELECT case_id FROM aml_subject WHERE id = ANY(:ids::uuid[]))
    GROUP BY case_id
  ) s WHERE c.id = s.case_id`;

const lockCases = `
  SELECT FROM aml_case WHERE id IN (SELECT case_id FROM aml_subject WHERE id = ANY($1::uuid[])) ORDER BY id FOR UPDATE`;

type AtMoment = Screened & { moment: string };

/** Keeps that these were screened, and nothing was found. */
const noteQuiet = async (at: Writing<null>, subjects: SubjectRecord[], step: Step, { moment, ...answer }: AtMoment) => {
  if (subjects.length === 0) return;
  await ask(at.db, lockCases, [subjects.map(({ id }) => id)]);
  const runOf = await runsAfter(at, subjects, step, answer);
  const now = at.clock.now().toString();
  const ids = subjects.map(({ id }) => id);
  const hashes = subjects.map(factsHashOf);
  const runs = ids.map(runOf);
  const versions = runs.map((run) => JSON.stringify(run.versions));
  await ask(at.db, noteRuns, { now, moment, ids, hashes, versions, engines: runs.map(({ engine }) => engine) });
  await ask(at.db, noteCases, { ids, months: reviewMonths });
};
