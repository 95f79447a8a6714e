import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { internalOrigin, type Reading, type Services, transact } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { esubmissionRows } from '../record/load.server.ts';
import { visibleEsubmissions } from '../record/policy.server.ts';
import { esubmission } from '../record/tables.server.ts';
import { Status } from '../status/status.words.ts';
import { countPapers, judgedLines } from './count-papers.server.ts';
import { openAtPayout } from './open-papers.rules.ts';
import { documentTypes } from './present.server.ts';
import { esubmissionPapers } from './tables.server.ts';

/** The names of the documents that the payout waits for, by submission, of those that the actor may see. */
export const missingAtPayout = async (at: Reading, ids: string[]): Promise<Map<string, string[]>> => {
  if (ids.length === 0) return new Map();
  const seen = sql`${inArray(esubmission.id, ids)} AND ${visibleEsubmissions(at.actor)}`;
  const [rows, types] = await Promise.all([esubmissionRows.read(at.db, seen), documentTypes(at)]);
  const openNames = new Map<string, string[]>();
  for (const row of rows) {
    const open = new Set(openAtPayout((await judgedLines(at, row)).lines).map(({ documentId }) => documentId));
    openNames.set(
      row.id,
      types.filter(({ documentId }) => open.has(documentId)).map(({ name }) => name),
    );
  }
  return openNames;
};

const batch = 200;

/** Counts for submissions that were approved before there were such counts, a batch a run. */
export const countMissing = async (services: Services): Promise<number> => {
  const at = { ...services, ...internalOrigin('job'), actor: null, db: services.database };
  const uncounted = await services.database
    .select({ id: esubmission.id })
    .from(esubmission)
    .leftJoin(esubmissionPapers, eq(esubmissionPapers.esubmissionId, esubmission.id))
    .where(and(eq(esubmission.status, Status.approved), isNull(esubmissionPapers.cobroker)))
    .orderBy(asc(esubmission.id))
    .limit(batch);
  for (const { id } of uncounted)
    await transact(at, async (within) => {
      const [row] = await esubmissionRows.read(within.db, eq(esubmission.id, id), 'FOR UPDATE');
      if (row) await countPapers(within, row);
    });
  return uncounted.length;
};

export const countMissingJob = (services: Services): Job => ({
  name: 'esubmission.count-papers',
  everyCron: '*/5 * * * *',
  run: async () => {
    await countMissing(services);
  },
});
