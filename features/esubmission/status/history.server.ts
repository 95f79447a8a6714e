import { and, asc, eq, sql } from 'drizzle-orm';
import { personPublic } from '#features/people/index.server.ts';
import { auditRow } from '#platform/server/audit/tables.ts';
import type { Reading } from '#platform/server/context.ts';
import type { EsubmissionRecord } from '../record/load.server.ts';
import { mayReadParties } from '../record/policy.server.ts';
import { esubmissionHistory } from '../record/tables.server.ts';
import { type Amendment, amendmentsOf } from './amendments.rules.ts';
import { presentMove } from './present-status.server.ts';
import { isOneOf, Status } from './status.words.ts';

/** Every move of a submission that was loaded through its scope, the oldest first. */
export const historyOf = async (at: Reading, esubmissionId: string) => {
  const rows = await at.db
    .select({ move: esubmissionHistory, actorName: personPublic.name })
    .from(esubmissionHistory)
    .leftJoin(personPublic, eq(personPublic.id, esubmissionHistory.actorId))
    .where(eq(esubmissionHistory.esubmissionId, esubmissionId))
    .orderBy(asc(esubmissionHistory.id));
  return rows.map(({ move, actorName }) => ({
    id: move.id,
    at: move.at,
    ...presentMove(at.actor, { ...move, actorName }),
  }));
};

type PresentedMove = { from: { id: number } | null };

/** What the owner amended after the last return, while the submission is Submitted or Under review again. */
export const amendmentsSince = async (
  at: Reading,
  row: EsubmissionRecord,
  history: PresentedMove[],
): Promise<Amendment[]> => {
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
