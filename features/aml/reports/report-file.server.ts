import { and, eq } from 'drizzle-orm';
import type { FileMaker, FileOwner } from '#features/media/server/index.ts';
import { visibleCases } from '../scope.server.ts';
import { amlCase } from '../tables.server.ts';
import { reportPdf } from './download-report.server.ts';
import { shareableReport } from './make-report.server.ts';

/**
 * Everybody who sees a case may open its shareable report, except through a portal. Rooms above let others open it with their own records.
 */
export const reportFileOwner: FileOwner = {
  recordOf: async (at, fileId) => {
    if (at.actor.via !== 'password') return undefined;
    const [row] = await at.db
      .select({ id: amlCase.id })
      .from(amlCase)
      .where(and(eq(amlCase.reportFile, fileId), visibleCases(at.actor)));
    return row && { aggregate: 'aml-case', aggregateId: row.id };
  },
};

/** The shareable report of a case, the same for every reader: it contains no hits. */
export const makeReportFile: FileMaker = async (at, fileId) => {
  const [row] = await at.db.select().from(amlCase).where(eq(amlCase.reportFile, fileId));
  return row && reportPdf(at, await shareableReport(at, row), `${row.caseNo}-screening`);
};
