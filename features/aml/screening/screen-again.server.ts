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

/** One step of screening everybody after a list has changed: the subjects after `after`. */
type Step = ListChange & { after: string | null };

const screenAgainJob = 'aml.screen-again';

/** Everybody is asked again, or only about what came or changed with the new version. */
export const queueScreening = (services: Services, change: ListChange): Promise<void> =>
  inTransaction(services.database, (tx) => services.jobs.send(tx, screenAgainJob, { ...change, after: null }));

/** Subjects per step. The next step is queued in the same transaction, so after a crash the screening continues where it was. */
const stepSize = 200;

export const screenAgainStep = (services: Services): Job => ({
  name: screenAgainJob,
  run: async (payload) => {
    const step = payload as Step;
    // All subjects of a step get the same time: different times would reveal who has hits.
    const moment = services.clock.now().toString();
    const subjects = await nextSubjects(services, step.after);
    const last = subjects.at(-1);
    if (!last) return;
    const at = { ...services, ...internalOrigin('jobs'), actor: null, db: services.database };
    const askable = subjects.filter(isAskable);
    for (const subject of subjects.filter(isNotComparable)) await endClear(services, subject);
    const answer = await (step.whole
      ? screen(
          services,
          askable.map((each) => questionOf(at, each)),
        )
      : screenAgainstVersion(
          services,
          step.listVersionId,
          askable.map((each) => questionOf(at, each)),
        ));
    const before = await withHitsOf(services, askable, step.whole ? null : step.source);
    // Subjects screened for the first time by these facts get a state. For the others only the time changes, unless they have hits.
    const quiet = askable.filter(
      (each, index) => isScreened(each) && !before.has(each.id) && answer.answers[index]?.hits.length === 0,
    );
    for (const [index, subject] of askable.entries()) {
      if (quiet.includes(subject)) continue;
      const hits = answer.answers[index]?.hits ?? [];
      // Removed and changed entries are found by screening against the whole list.
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
 * Applies the result to one subject once its case is locked: the subject may have been corrected or removed since the search. A failure is
 * retried by itself and holds up nobody else.
 */
const inCase = async (services: Services, subject: SubjectRecord, work: Work): Promise<void> => {
  const { caseId } = subject;
  try {
    await inTransaction(services.database, async (db) => {
      const at = { ...services, ...internalOrigin('jobs'), actor: null, db };
      const row = await lockNamed(db, caseId);
      const fresh = row && (await subjectsOf(db, row.id)).find(({ id }) => id === subject.id);
      if (!fresh) return;
      await work(at, fresh, factsHashOf(fresh) === factsHashOf(subject));
      await settleCase(at, row);
    });
  } catch {
    services.log.warn({ caseId }, 'A case could not be screened again yet');
    await inTransaction(services.database, (db) => services.jobs.send(db, screenCaseJob, { caseId }));
  }
};

/** Screened by a name that can't be compared, as former rules allowed. */
const isNotComparable = (subject: SubjectRecord): boolean => subject.screenedAt !== null && lackOf(subject) === 'NAME';

const endClear = (services: Services, subject: SubjectRecord): Promise<void> =>
  inCase(services, subject, async (within, fresh) => {
    if (!isNotComparable(fresh)) return;
    await within.db.update(amlSubject).set({ screenedAt: null, factsHash: '' }).where(eq(amlSubject.id, fresh.id));
  });

/** The next subjects, of cases in any state: one who could not be screened before may be now. */
const nextSubjects = (at: Pick<Services, 'database'>, after: string | null): Promise<SubjectRecord[]> =>
  at.database
    .select()
    .from(amlSubject)
    .where(and(isNull(amlSubject.removedAt), after === null ? undefined : gt(amlSubject.id, after)))
    .orderBy(asc(amlSubject.id))
    .limit(stepSize);

/** Subjects with former hits: on the list of a source, or on any. */
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
 * Lists that a subject has been screened against with this answer: those of the last screening, and those of this one. A subject screened
 * only against the changes of a list stays marked with the former rules: newer rules have them screened against the rest. Their cases are
 * locked: another list may have changed at the same time, and neither run may undo the other's version.
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

/** As in `settleCase`: a case with hits must not show a newer time than the others. */
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
