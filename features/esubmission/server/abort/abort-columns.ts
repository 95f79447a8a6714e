import { and, eq } from 'drizzle-orm';
import type { Writing } from '#platform/server/context.ts';
import { checkedAbort } from '../../abort.ts';
import { refuseProblem } from '../../problem.ts';
import type { StatusBody } from '../../schemas.ts';
import { esubmissionEvidence } from '../document-tables.ts';
import type { EsubmissionRecord } from '../load.ts';

/** What an abort stores. Refuses evidence that is not this submission's own. */
export const abortColumns = async (at: Writing, row: EsubmissionRecord, body: Partial<StatusBody>) => {
  const abort = checkedAbort(body, row.commissionCents);
  const { fileId, esubmissionId } = esubmissionEvidence;
  const own = and(eq(fileId, abort.evidenceFileId), eq(esubmissionId, row.id));
  if ((await at.db.$count(esubmissionEvidence, own)) === 0)
    refuseProblem({ message: 'This is no evidence of this transaction. Upload it again.', field: 'evidenceFileId' });
  return abort;
};
