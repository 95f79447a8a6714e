import { and, desc, eq } from 'drizzle-orm';
import type { Reading } from '#platform/server/context.ts';
import { officersPapersOf } from '../papers/papers-of.server.ts';
import { ecddApproval } from '../tables.server.ts';

/**
 * The documents that officers added to a form. `counts`: for the approval that is due, after this version was determined and after the last
 * approval: what was established then is not established again.
 */
export const officersPapersIn = async (
  { db }: Pick<Reading, 'db'>,
  formId: string,
  determination: { determinedAt: string } | undefined,
) => {
  const [approved] = await db
    .select({ at: ecddApproval.at })
    .from(ecddApproval)
    .where(and(eq(ecddApproval.formId, formId), eq(ecddApproval.decision, 'APPROVED')))
    .orderBy(desc(ecddApproval.at))
    .limit(1);
  const from = Math.max(momentOf(determination?.determinedAt), momentOf(approved?.at));
  return (await officersPapersOf({ db }, formId)).map((paper) => ({ ...paper, counts: from <= Date.parse(paper.at) }));
};

const momentOf = (at: string | undefined): number => (at ? Date.parse(at) : 0);
