import { and, asc, eq, sql } from 'drizzle-orm';
import { auditRow } from '#platform/server/audit/tables.ts';
import type { Reading } from '#platform/server/context.ts';
import { type Amendment, amendmentsOf } from '../amendments.ts';
import { isOneOf, Status } from '../words.ts';
import type { EsubmissionRecord } from './load.ts';
import { mayReadParties } from './policy.ts';

type Told = { from: { id: number } | null };

/** What was amended between the last return and the submission after it, while the desk looks at that. */
export const amendmentsSince = async (at: Reading, row: EsubmissionRecord, history: Told[]): Promise<Amendment[]> => {
  const wasReturned = history.some(({ from }) => from?.id === Status.returned);
  if (!wasReturned || !isOneOf(row.status, Status.submitted, Status.underReview) || !mayReadParties(at.actor, row))
    return [];
  const own = sql`aggregate = 'esubmission' AND aggregate_id = ${row.id}`;
  const returned = sql`(SELECT max(seq) FROM audit_row WHERE ${own} AND action = 'esubmission.returned')`;
  const changes = await at.db
    .select({ action: auditRow.action, detail: auditRow.detail })
    .from(auditRow)
    .where(
      and(
        eq(auditRow.aggregate, 'esubmission'),
        eq(auditRow.aggregateId, row.id),
        sql`${auditRow.seq} > ${returned}`,
        eq(auditRow.actorId, row.createdBy),
      ),
    )
    .orderBy(asc(auditRow.seq));
  return amendmentsOf(changes, row.transactionType);
};
