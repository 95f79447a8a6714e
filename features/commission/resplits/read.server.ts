import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { dealPublic } from '#features/deal/server/index.ts';
import { personPublic } from '#features/people/index.server.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { resplit } from '../tables.server.ts';
import { propose } from './propose.server.ts';
import type { resplitCalls } from './resplit.calls.ts';

const preparer = alias(personPublic, 'preparer');
const approver = alias(personPublic, 'approver');

/** The resplit of a deal that waits for approval, or the changes of a new one, and former ones. */
export const readResplit = async (
  at: Reading,
  { params }: { params: { id: string } },
): Promise<Data<typeof resplitCalls.resplit>> => {
  const [deal] = await at.db.select({ state: dealPublic.state }).from(dealPublic).where(eq(dealPublic.id, params.id));
  if (!deal) throw missing('deal');
  const [open] = await at.db
    .select({ row: resplit, preparedBy: preparer.name })
    .from(resplit)
    .innerJoin(preparer, eq(preparer.id, resplit.preparedBy))
    .where(and(eq(resplit.dealId, params.id), isNull(resplit.approvedAt)));
  const approved = await at.db
    .select({ row: resplit, preparedBy: preparer.name, approvedBy: approver.name })
    .from(resplit)
    .innerJoin(preparer, eq(preparer.id, resplit.preparedBy))
    .innerJoin(approver, eq(approver.id, resplit.approvedBy))
    .where(and(eq(resplit.dealId, params.id), isNotNull(resplit.approvedAt)))
    .orderBy(desc(resplit.approvedAt), asc(resplit.id));
  const proposed = deal.state === 'OPEN' ? (await propose(at.db, params.id)).changes : [];
  const changes = open ? open.row.changes : proposed;
  const ids = changes.flatMap(({ personId }) => personId ?? []);
  const people = ids.length === 0 ? [] : await at.db.select().from(personPublic).where(inArray(personPublic.id, ids));
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  return {
    open: open
      ? {
          resplitId: open.row.id,
          reason: open.row.reason,
          preparedById: open.row.preparedBy,
          preparedBy: open.preparedBy,
        }
      : null,
    changes: changes.map(({ personId, ...change }) => ({
      ...change,
      name: (personId && nameOf.get(personId)) ?? null,
    })),
    approved: approved.map(({ row: { id, reason, approvedAt }, preparedBy, approvedBy }) => ({
      resplitId: id,
      reason,
      preparedBy,
      approvedBy,
      approvedAt: approvedAt ?? '',
    })),
  };
};
