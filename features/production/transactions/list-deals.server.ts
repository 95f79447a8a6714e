import type { Data, Input } from '#platform/contract/endpoint.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { production } from '../room.calls.ts';
import type { DealSum } from './deals.calls.ts';
import { presentTransaction, type Stored, transactionsOf, transactionsWhere } from './transactions.server.ts';

type Query = Input<typeof production.deals>['query'];

const orders: Record<Query['sortBy'], string> = {
  Submitted: '"submittedOn"',
  Signed: '"signedOn"',
  Commission: '"grossCents"',
};

export const sums = `
  count(*)::int AS count, coalesce(sum("submittedCents"), 0)::bigint AS "submittedCents",
  coalesce(sum("grossCents"), 0)::bigint AS "grossCents", coalesce(sum("ownCents"), 0)::bigint AS "ownCents",
  coalesce(sum("receivedCents"), 0)::bigint AS "receivedCents"`;

/** A page of the actor’s transactions, and the sums of all that the filters find. */
export const listDeals = async (at: Reading, { query }: { query: Query }): Promise<Data<typeof production.deals>> => {
  const { where, values } = transactionsWhere(query);
  const parameters = [at.actor.userId, today(at.clock), ...values];
  const order = `${orders[query.sortBy]} ${query.sortDirection} NULLS LAST, "caseNo" ${query.sortDirection}`;
  const [rows, [totals]] = await Promise.all([
    ask<Stored>(
      at.db,
      `SELECT * FROM (${transactionsOf}) t ${where} ORDER BY ${order}
       LIMIT ${query.pageSize} OFFSET ${(query.pageNumber - 1) * query.pageSize}`,
      parameters,
      { prepared: false },
    ),
    ask<DealSum>(at.db, `SELECT ${sums} FROM (${transactionsOf}) t ${where}`, parameters, { prepared: false }),
  ]);
  if (!totals) throw new Error('A sum has one row.');
  return { rows: rows.map(presentTransaction), totalRecords: totals.count, totalIsCapped: false, totals };
};
