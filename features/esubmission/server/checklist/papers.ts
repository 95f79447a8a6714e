import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import { internalOrigin, type Reading, type Services, transact, type Writing } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { lineKey, linesOf, settleGroups } from '../../rules/checklist/checklist.ts';
import { type OpenPapers, openAtPayout, openPapers } from '../../rules/checklist/open-papers.ts';
import { Status } from '../../words/status.ts';
import { type EsubmissionRecord, esubmissionRows } from '../core/load.ts';
import { visibleEsubmissions } from '../core/policy.ts';
import { esubmission } from '../core/tables.ts';
import { uploadedFiles } from '../documents/uploaded-files.ts';
import { verdictsOf } from '../documents/verdicts.ts';
import { docFactsOf } from './facts.ts';
import { documentTypes } from './present.ts';
import { rulesOn } from './read.ts';
import { esubmissionPapers } from './tables.ts';

/** Counts the open papers of an approved submission, after its approval, a file or a verdict. Others have no count. */
export const countPapers = async (at: Writing<Actor | null>, row: EsubmissionRecord): Promise<void> => {
  if (row.status !== Status.approved) return;
  await savePapers(at, row);
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
  openPapers(await judgedLines(at, row));

/** The lines of a submission with whether they have a file, and what the desk says of it. */
const judgedLines = async (at: Reading<Actor | null>, row: EsubmissionRecord) => {
  const [{ facts }, uploaded, verdicts] = await Promise.all([
    docFactsOf(at, row),
    uploadedFiles(at, row.id),
    verdictsOf(at, row.id),
  ]);
  const filled = new Set(uploaded.map(({ document }) => lineKey(document)));
  const lines = linesOf(await rulesOn(at, facts.checkDate), facts);
  const settled = settleGroups(lines.map((line) => ({ ...line, hasFile: filled.has(lineKey(line)) })));
  return settled.map((line) => ({ ...line, verdict: verdicts.get(lineKey(line))?.verdict ?? null }));
};

/** The names of the documents that the payout waits for, by submission, of those that the actor may see. */
export const missingAtPayout = async (at: Reading, ids: string[]): Promise<Map<string, string[]>> => {
  if (ids.length === 0) return new Map();
  const seen = sql`${inArray(esubmission.id, ids)} AND ${visibleEsubmissions(at.actor)}`;
  const [rows, types] = await Promise.all([esubmissionRows.read(at.db, seen), documentTypes(at)]);
  const named = new Map<string, string[]>();
  for (const row of rows) {
    const open = new Set(openAtPayout(await judgedLines(at, row)).map(({ documentId }) => documentId));
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
