import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import { internalOrigin, type Reading, type Services, transact, type Writing } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { uploadedFiles } from '../documents/uploaded-files.server.ts';
import { type Verdict, verdictsOf } from '../documents/verdicts.server.ts';
import { isDone, type LineForm, withForms } from '../due-diligence/lines.rules.ts';
import { dueDiligenceOf } from '../due-diligence/read.server.ts';
import { type EsubmissionRecord, esubmissionRows } from '../record/load.server.ts';
import { visibleEsubmissions } from '../record/policy.server.ts';
import { esubmission } from '../record/tables.server.ts';
import { Status } from '../status/status.words.ts';
import { lineKey, linesOf, settleGroups } from './checklist.rules.ts';
import { docFactsOf } from './facts.server.ts';
import { type OpenPapers, openAtPayout, openPapers } from './open-papers.rules.ts';
import { documentTypes } from './present.server.ts';
import { rulesOn } from './read.server.ts';
import { esubmissionPapers } from './tables.server.ts';

/**
 * Counts the open papers of a submission that was approved, after its approval, a file, a verdict, a form, a hold, or its completion.
 * Others have no count.
 */
export const countPapers = async (at: Writing<Actor | null>, row: EsubmissionRecord): Promise<void> => {
  const status = row.status === Status.onHold ? row.heldFrom : row.status;
  if (status === Status.approved || status === Status.completed) await savePapers(at, row);
};

/** Counts the open papers of a submission that is being approved. */
export const savePapers = async (at: Writing<Actor | null>, row: EsubmissionRecord): Promise<void> => {
  const counts = await papersOf(at, row);
  await at.db
    .insert(esubmissionPapers)
    .values({ esubmissionId: row.id, ...counts })
    .onConflictDoUpdate({ target: esubmissionPapers.esubmissionId, set: counts });
};

const papersOf = async (at: Reading<Actor | null>, row: EsubmissionRecord): Promise<OpenPapers> =>
  judgedLines(at, row).then(({ lines, forms }) => openPapers(lines, forms));

/**
 * The lines of a submission with whether they have a file, and what the desk says of it; and the parties that need a form, where forms
 * are part of it.
 */
const judgedLines = async (at: Reading<Actor | null>, row: EsubmissionRecord) => {
  const [{ facts }, uploaded, verdicts, found] = await Promise.all([
    docFactsOf(at, row),
    uploadedFiles(at, row.id),
    verdictsOf(at, row.id),
    dueDiligenceOf(at, row),
  ]);
  const filled = new Set(uploaded.map(({ document }) => lineKey(document)));
  const lines = withForms(linesOf(await rulesOn(at, facts.checkDate), facts), found?.duties);
  const settled = settleGroups(
    lines.map((line) => ({ ...line, hasFile: line.form ? line.form.isFilled : filled.has(lineKey(line)) })),
  );
  return {
    lines: settled.map((line) => ({ ...line, verdict: verdictOf(line, verdicts.get(lineKey(line))?.verdict) })),
    forms: found?.duties.map((duty) => ({ isDone: isDone(duty) })),
  };
};

/** The desk judges uploads. What a form fills is accepted with it. */
const verdictOf = (
  { form, hasFile }: { form: LineForm | null; hasFile: boolean },
  verdict: Verdict['verdict'] | undefined,
) => (form ? (hasFile ? 'accepted' : null) : (verdict ?? null));

/** The names of the documents that the payout waits for, by submission, of those that the actor may see. */
export const missingAtPayout = async (at: Reading, ids: string[]): Promise<Map<string, string[]>> => {
  if (ids.length === 0) return new Map();
  const seen = sql`${inArray(esubmission.id, ids)} AND ${visibleEsubmissions(at.actor)}`;
  const [rows, types] = await Promise.all([esubmissionRows.read(at.db, seen), documentTypes(at)]);
  const named = new Map<string, string[]>();
  for (const row of rows) {
    const open = new Set(openAtPayout((await judgedLines(at, row)).lines).map(({ documentId }) => documentId));
    named.set(
      row.id,
      types.filter(({ documentId }) => open.has(documentId)).map(({ name }) => name),
    );
  }
  return named;
};

const batch = 200;

/** Counts for submissions that were approved before there were such counts, a batch a run. */
export const countMissing = async (services: Services): Promise<number> => {
  const at = { ...services, ...internalOrigin('job'), actor: null, db: services.database };
  const found = await services.database
    .select({ id: esubmission.id })
    .from(esubmission)
    .leftJoin(esubmissionPapers, eq(esubmissionPapers.esubmissionId, esubmission.id))
    .where(and(eq(esubmission.status, Status.approved), isNull(esubmissionPapers.cobroker)))
    .orderBy(asc(esubmission.id))
    .limit(batch);
  for (const { id } of found)
    await transact(at, async (within) => {
      const [row] = await esubmissionRows.read(within.db, eq(esubmission.id, id), 'FOR UPDATE');
      if (row) await countPapers(within, row);
    });
  return found.length;
};

export const countMissingJob = (services: Services): Job => ({
  name: 'esubmission.count-papers',
  everyCron: '*/5 * * * *',
  run: async () => {
    await countMissing(services);
  },
});
