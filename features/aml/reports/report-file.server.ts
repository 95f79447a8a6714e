import { and, eq } from 'drizzle-orm';
import type { FileMaker, FileOwner } from '#features/media/server/index.ts';
import { visibleCases } from '../scope.server.ts';
import { amlCase } from '../tables.server.ts';
import { reportPdf } from './download-report.server.ts';
import { shareableReport } from './make-report.server.ts';

/** Whoever sees a case opens its report that may be shared, but through a portal. Rooms above let others open it with their own records. */
export const reportFileOwner: FileOwner = {
  recordOf: async (at, fileId) => {
    if (at.actor.via !== 'password') return undefined;
    const [found] = await at.db
      .select({ id: amlCase.id })
      .from(amlCase)
      .where(and(eq(amlCase.reportFile, fileId), visibleCases(at.actor)));
    return found && { aggregate: 'aml-case', aggregateId: found.id };
  },
};

/** The report of a case that may be shared, the same for whoever opens it: nothing of what was found is in it. */
export const makeReportFile: FileMaker = async (at, fileId) => {
  const [row] = await at.db.select().from(amlCase).where(eq(amlCase.reportFile, fileId));
  return row && reportPdf(at, await shareableReport(at, row), `${row.caseNo}-screening`);
};
