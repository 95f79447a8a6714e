import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import { internalOrigin, type Reading, type Services, transact, type Writing } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { lineKey, linesOf, settleGroups } from '../../rules/checklist/checklist.ts';
import { type OpenPapers, openPapers } from '../../rules/checklist/open-papers.ts';
import { Status } from '../../words/status.ts';
import { type EsubmissionRecord, esubmissionRows } from '../core/load.ts';
import { esubmission } from '../core/tables.ts';
import { uploadedFiles } from '../documents/uploaded-files.ts';
import { verdictsOf } from '../documents/verdicts.ts';
import { docFactsOf } from './facts.ts';
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

const papersOf = async (at: Reading<Actor | null>, row: EsubmissionRecord): Promise<OpenPapers> => {
  const [{ facts }, uploaded, verdicts] = await Promise.all([
    docFactsOf(at, row),
    uploadedFiles(at, row.id),
    verdictsOf(at, row.id),
  ]);
  const filled = new Set(uploaded.map(({ document }) => lineKey(document)));
  const lines = linesOf(await rulesOn(at, facts.checkDate), facts);
  const settled = settleGroups(lines.map((line) => ({ ...line, hasFile: filled.has(lineKey(line)) })));
  return openPapers(settled.map((line) => ({ ...line, verdict: verdicts.get(lineKey(line))?.verdict ?? null })));
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
