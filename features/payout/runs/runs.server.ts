import { type AnyColumn, and, count, eq, isNotNull, like, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { personPublic } from '#features/people/index.server.ts';
import type { Day } from '#platform/contract/days.ts';
import type { RowIn } from '#platform/contract/list-calls.ts';
import { missing } from '#platform/contract/refusal.ts';
import { searched } from '#platform/contract/searched.ts';
import type { Writing } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/database.ts';
import { aliased } from '#platform/server/database/statement-of.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import type { runFilterStates } from '../payout.words.ts';
import { payoutLine, payoutRun } from '../tables.server.ts';
import { allowLongStatements } from './allow-long-statements.server.ts';
import { runList } from './runs.calls.ts';

type Run = RowIn<typeof runList.list>;

const preparer = alias(personPublic, 'preparer');
const approver = alias(personPublic, 'approver');

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

type Columns = Record<string, AnyColumn | SQL>;

export const runsOf = (db: Db, as = <C extends Columns>(columns: C): C => columns) => {
  const returned = returnedOf(db);
  const { people, cents } = returned;
  return db
    .select(
      as({
        runId: payoutRun.id,
        number: payoutRun.number,
        kind: payoutRun.kind,
        state: payoutRun.state,
        cutOff: payoutRun.cutOff,
        payDay: payoutRun.payDay,
        people: payoutRun.people,
        netCents: payoutRun.netCents,
        returned: sql<
          Run['returned']
        >`jsonb_build_object('people', coalesce(${people}, 0), 'cents', coalesce(${cents}, 0))`,
        preparedAt: payoutRun.preparedAt,
        preparedById: payoutRun.preparedBy,
        preparedBy: preparer.name,
        gstInvoicesBy: payoutRun.gstInvoicesBy,
        revision: payoutRun.revision,
        approvedBy: approver.name,
        sentOn: sql<Day | null>`(${payoutRun.sentAt} AT TIME ZONE 'Asia/Singapore')::date`,
        paidOn: payoutRun.paidOn,
        withdrawReason: payoutRun.withdrawReason,
      }),
    )
    .from(payoutRun)
    .innerJoin(preparer, eq(preparer.id, payoutRun.preparedBy))
    .leftJoin(approver, eq(approver.id, payoutRun.approvedBy))
    .leftJoin(returned, eq(returned.runId, payoutRun.id))
    .$dynamic();
};

export const runs = serveList(runList, {
  name: 'payout-runs',
  title: 'Payout runs',
  action: 'payout.runs-exported',
  order: (_, direction) => `"preparedAt" ${direction}, "runId" ${direction}`,
  rows: ({ db }, { search, kind, state }) =>
    runsOf(db, aliased).where(
      and(search ? foundBy(search) : undefined, kind && eq(payoutRun.kind, kind), state && isIn(state)),
    ),
  also: [
    { header: 'Returned', kind: 'count', width: 10, value: ({ returned }) => returned.people, after: 'netCents' },
    { header: 'Returned (S$)', kind: 'money', width: 18, value: ({ returned }) => returned.cents, after: 'netCents' },
  ],
});

/** A run whose withdrawal was requested is still in the state APPROVED. */
const isIn = (state: keyof typeof runFilterStates) =>
  state === 'TO_WITHDRAW'
    ? and(eq(payoutRun.state, 'APPROVED'), isNotNull(payoutRun.withdrawalAskedBy))
    : eq(payoutRun.state, state);

const foundBy = (search: string) => {
  const { numbers, cents } = searched(search);
  return or(like(payoutRun.number, numbers), cents === null ? undefined : eq(payoutRun.netCents, cents));
};

/** A run, locked until the transaction ends, for a step that may take long. */
export const lockRun = async (at: Writing, id: string) => {
  await allowLongStatements(at);
  const [row] = await at.db.select().from(payoutRun).where(eq(payoutRun.id, id)).for('update');
  if (!row) throw missing('payout run');
  return row;
};

/** A line and its run, both locked until the transaction ends. */
export const lockRunOfLine = async (at: Writing, lineId: string) => {
  const [row] = await at.db.select({ runId: payoutLine.runId }).from(payoutLine).where(eq(payoutLine.id, lineId));
  if (!row) throw missing('payment');
  const run = await lockRun(at, row.runId);
  const [line] = await at.db.select().from(payoutLine).where(eq(payoutLine.id, lineId)).for('update');
  if (!line) throw missing('payment');
  return { run, line };
};
