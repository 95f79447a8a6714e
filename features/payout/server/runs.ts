import { and, asc, count, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { person } from '#features/people/server/index.ts';
import { dayOf, type InstantText } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import { searched } from '#platform/contract/searched.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { payout } from '../contract/index.ts';
import type { Run } from '../contract/runs.ts';
import type { runFilterStates } from '../words.ts';
import { payoutLine, payoutRun } from './tables.ts';
import { letStatementsTakeLong } from './take-long.ts';

const preparer = alias(person, 'preparer');
const approver = alias(person, 'approver');

/** What came back of each run: few payments do, and they have an index of their own. */
const returnedOf = (db: Db) =>
  db
    .select({
      runId: payoutLine.runId,
      people: count().as('returned_people'),
      cents: sql<number>`sum(${payoutLine.netCents})`.as('returned_cents'),
    })
    .from(payoutLine)
    .where(isNotNull(payoutLine.returnedOn))
    .groupBy(payoutLine.runId)
    .as('returned');

export const runsOf = (db: Db) => {
  const returned = returnedOf(db);
  return db
    .select({
      runId: payoutRun.id,
      number: payoutRun.number,
      kind: payoutRun.kind,
      state: payoutRun.state,
      cutOff: payoutRun.cutOff,
      payDay: payoutRun.payDay,
      people: payoutRun.people,
      netCents: payoutRun.netCents,
      returned: {
        people: sql<number>`coalesce(${returned.people}, 0)`,
        cents: sql<number>`coalesce(${returned.cents}, 0)::bigint`,
      },
      preparedAt: payoutRun.preparedAt,
      preparedById: payoutRun.preparedBy,
      preparedBy: preparer.name,
      gstInvoicesBy: payoutRun.gstInvoicesBy,
      approvedBy: approver.name,
      sentAt: payoutRun.sentAt,
      paidOn: payoutRun.paidOn,
      withdrawReason: payoutRun.withdrawReason,
    })
    .from(payoutRun)
    .innerJoin(preparer, eq(preparer.id, payoutRun.preparedBy))
    .leftJoin(approver, eq(approver.id, payoutRun.approvedBy))
    .leftJoin(returned, eq(returned.runId, payoutRun.id))
    .$dynamic();
};

export const listRuns = async (at: Reading, { query }: Input<typeof payout.runs>) => {
  const order = query.sortDirection === 'asc' ? asc : desc;
  const where = isChosen(query);
  const rows = await runsOf(at.db)
    .where(where)
    .orderBy(order(payoutRun.preparedAt), order(payoutRun.id))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  const [sums = null] = await at.db
    .select({ netCents: sql<number>`coalesce(sum(${payoutRun.netCents}), 0)::bigint` })
    .from(payoutRun)
    .where(where);
  return { rows: rows.map(shown), totalRecords: await at.db.$count(payoutRun, where), totalIsCapped: false, sums };
};

const isChosen = ({ search, kind, state }: Input<typeof payout.runsSheet>['query']) =>
  and(search ? foundBy(search) : undefined, kind && eq(payoutRun.kind, kind), state && isIn(state));

/** What asks for a withdrawal still stands as it was approved. */
const isIn = (state: keyof typeof runFilterStates) =>
  state === 'TO_WITHDRAW'
    ? and(eq(payoutRun.state, 'APPROVED'), isNotNull(payoutRun.withdrawalAskedBy))
    : eq(payoutRun.state, state);

const foundBy = (search: string) => {
  const { number, cents } = searched(search);
  return or(eq(payoutRun.number, number), cents === null ? undefined : eq(payoutRun.netCents, cents));
};

/** Every run that the filters choose, the newest first. */
export const runsWhere = async (at: Reading, filters: Input<typeof payout.runsSheet>['query']): Promise<Run[]> =>
  (await runsOf(at.db).where(isChosen(filters)).orderBy(desc(payoutRun.preparedAt), desc(payoutRun.id))).map(shown);

export const shown = <R extends { sentAt: InstantText | null }>({ sentAt, ...run }: R) => ({
  ...run,
  sentOn: sentAt && dayOf(sentAt),
});

/** A run, locked until the transaction ends, for a step that may take long. */
export const lockRun = async (at: Writing, id: string) => {
  await letStatementsTakeLong(at);
  const [found] = await at.db.select().from(payoutRun).where(eq(payoutRun.id, id)).for('update');
  if (!found) throw missing('payout run');
  return found;
};

/** A line and its run, both locked until the transaction ends. */
export const lockRunOfLine = async (at: Writing, lineId: string) => {
  const [found] = await at.db.select({ runId: payoutLine.runId }).from(payoutLine).where(eq(payoutLine.id, lineId));
  if (!found) throw missing('payment');
  const run = await lockRun(at, found.runId);
  const [line] = await at.db.select().from(payoutLine).where(eq(payoutLine.id, lineId)).for('update');
  if (!line) throw missing('payment');
  return { run, line };
};
