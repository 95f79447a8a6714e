import type { Data, Input } from '#platform/contract/endpoint.ts';
import { sheetMediaType } from '#platform/contract/files.ts';
import { recordReading } from '#platform/server/audit/record-reading.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { fileColumns } from '#platform/server/list/file-columns.ts';
import { streamSheet } from '#platform/server/sheet/sheet.ts';
import { sheetRows } from '#platform/server/sheet/sheet-rows.ts';
import type { DealType, TransactionState } from '../production.words.ts';
import type { production } from '../room.calls.ts';
import type { DealSum, Transaction } from './deals.calls.ts';
import { sums } from './list-deals.server.ts';
import { presentTransaction, type Stored, transactionsOf, transactionsWhere } from './transactions.server.ts';
import { transactionFields } from './transactions.words.ts';

type Report = Data<typeof production.dealReport>;
type GroupSum = DealSum & { by: 'month' | 'type' | 'state' | 'all'; key: string };

/** The sums of the actor’s transactions by month of submission, type and state. */
export const reportDeals = async (at: Reading, { query }: Input<typeof production.dealReport>): Promise<Report> => {
  const { where, values } = transactionsWhere(query);
  const sumRows = await ask<GroupSum>(
    at.db,
    `SELECT CASE grouping(month, type, state) WHEN 3 THEN 'month' WHEN 5 THEN 'type' WHEN 6 THEN 'state' ELSE 'all' END AS by,
            coalesce(month, type, state, '') AS key, ${sums}
     FROM (SELECT *, to_char("submittedOn", 'YYYY-MM') AS month FROM (${transactionsOf}) t ${where}) t
     GROUP BY GROUPING SETS ((month), (type), (state), ()) ORDER BY key`,
    [at.actor.userId, today(at.clock), ...values],
    { prepared: false },
  );
  const sumsBy = (by: GroupSum['by']) =>
    sumRows.filter((row) => row.by === by).map(({ by: _, key, ...sum }) => ({ key, sum }));
  const [all] = sumsBy('all');
  if (!all) throw new Error('A sum has one row.');
  return {
    totals: all.sum,
    months: sumsBy('month').map(({ key: month, sum }) => ({ month, ...sum })),
    types: sumsBy('type').map(({ key, sum }) => ({ type: key as DealType, ...sum })),
    states: sumsBy('state').map(({ key, sum }) => ({ state: key as TransactionState, ...sum })),
  };
};

/** The actor’s transactions as a file, the newest first. */
export const dealSheet = async (at: Reading, { body }: Input<typeof production.dealSheet>): Promise<FileAnswer> => {
  const { where, values } = transactionsWhere(body);
  const text = `SELECT * FROM (${transactionsOf}) t ${where} ORDER BY "submittedOn" DESC, "caseNo" DESC`;
  const stored = await sheetRows<Stored>(at, { text, values: [at.actor.userId, today(at.clock), ...values] });
  await recordReading(at, {
    aggregate: 'export',
    aggregateId: at.actor.userId,
    action: 'production.deals-exported',
    detail: { filters: Object.keys(body) },
  });
  return {
    name: `my-transactions_${today(at.clock)}.xlsx`,
    contentType: sheetMediaType,
    body: streamSheet('My transactions', fileColumns(transactionFields), presented(stored)),
  };
};

async function* presented(batches: AsyncGenerator<Stored[]>): AsyncGenerator<Transaction[]> {
  for await (const rows of batches) yield rows.map(presentTransaction);
}
