import type { Data, Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { production } from '../../contract/index.ts';
import type { FromClient, PaidOut } from '../../contract/received.ts';
import { paidTo, receivedOf } from './receipts.ts';

type Query = Input<typeof production.received>['query'];

/** What clients paid of the actor's shares. */
export const listFromClients = (at: Reading, { query }: { query: Query }): Promise<Data<typeof production.received>> =>
  pageOf<FromClient, { cents: number; ownCents: number }>(at, query, {
    ...{ rows: receivedOf, day: '"receivedOn"', thenBy: 'number, "dealNo"' },
    totals: `coalesce(sum(cents), 0)::bigint AS cents, coalesce(sum("ownCents"), 0)::bigint AS "ownCents"`,
  });

/** The payouts that reached the actor. */
export const listPaidOut = (at: Reading, { query }: { query: Query }): Promise<Data<typeof production.paidOut>> =>
  pageOf<PaidOut, { cents: number }>(at, query, {
    ...{ rows: paidTo, day: '"paidOn"', thenBy: 'voucher' },
    totals: 'coalesce(sum(cents), 0)::bigint AS cents',
  });

type List = { rows: string; day: string; thenBy: string; totals: string };

const pageOf = async <Row extends object, Totals extends object>(at: Reading, query: Query, list: List) => {
  const { from, to, pageSize, pageNumber, sortDirection } = query;
  const found = `FROM (${list.rows}) r WHERE ($2::date IS NULL OR ${list.day} >= $2) AND ($3::date IS NULL OR ${list.day} <= $3)`;
  const given = [at.actor.userId, from ?? null, to ?? null];
  const order = [list.day, ...list.thenBy.split(', ')].map((key) => `${key} ${sortDirection}`).join(', ');
  const [rows, [sum]] = await Promise.all([
    ask<Row>(
      at.db,
      `SELECT * ${found} ORDER BY ${order} LIMIT ${pageSize} OFFSET ${(pageNumber - 1) * pageSize}`,
      given,
    ),
    ask<Totals & { rows: number }>(at.db, `SELECT count(*)::int AS rows, ${list.totals} ${found}`, given),
  ]);
  if (!sum) throw new Error('A sum has one row.');
  return { rows, totalRecords: sum.rows, totalIsCapped: false, totals: sum };
};
