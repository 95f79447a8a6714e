import { asc, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { person } from '#features/people/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { payout } from '../contract.ts';
import { freeEarnings, sortOut } from './candidates.ts';
import { payoutLine, payoutRun } from './tables.ts';

const preparer = alias(person, 'preparer');
const approver = alias(person, 'approver');

const runsOf = (db: Db) =>
  db
    .select({
      runId: payoutRun.id,
      number: payoutRun.number,
      state: payoutRun.state,
      cutOff: payoutRun.cutOff,
      payDay: payoutRun.payDay,
      people: sql<number>`(SELECT count(*) FROM payout_line l WHERE l.run_id = "payout_run"."id")`,
      netCents: sql<number>`(SELECT coalesce(sum(l.net_cents), 0)::bigint FROM payout_line l WHERE l.run_id = "payout_run"."id")`,
      preparedById: payoutRun.preparedBy,
      preparedBy: preparer.name,
      approvedBy: approver.name,
      paidOn: payoutRun.paidOn,
    })
    .from(payoutRun)
    .innerJoin(preparer, eq(preparer.id, payoutRun.preparedBy))
    .leftJoin(approver, eq(approver.id, payoutRun.approvedBy))
    .$dynamic();

export const listRuns = async (at: Reading, { query }: Input<typeof payout.runs>) => {
  const order = query.sortDirection === 'asc' ? asc : desc;
  const rows = await runsOf(at.db)
    .orderBy(order(payoutRun.preparedAt))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  return { rows, totalRecords: await at.db.$count(payoutRun), totalIsCapped: false };
};

export const readRun = async (at: Reading, { params }: { params: { id: string } }) => {
  const [found] = await runsOf(at.db).where(eq(payoutRun.id, params.id));
  if (!found) throw missing('payout run');
  const lines = await at.db
    .select({
      lineId: payoutLine.id,
      personId: payoutLine.personId,
      name: person.name,
      userName: person.userName,
      ownCents: payoutLine.ownCents,
      overridingCents: payoutLine.overridingCents,
      netCents: payoutLine.netCents,
      voucher: payoutLine.voucher,
      bank: payoutLine.bank,
      accountMasked: payoutLine.accountMasked,
    })
    .from(payoutLine)
    .innerJoin(person, eq(person.id, payoutLine.personId))
    .where(eq(payoutLine.runId, params.id))
    .orderBy(asc(person.name), asc(payoutLine.id));
  return { ...found, lines };
};

/** What the next run would pay and hold. */
export const readNext = async (at: Reading, { query }: Input<typeof payout.next>) => {
  const { payees, held } = sortOut(await freeEarnings(at), { cutOff: query.cutOff, now: at.clock.now().toString() });
  return {
    people: payees.length,
    netCents: payees.reduce((sum, { netCents }) => sum + netCents, 0),
    held,
    heldCents: held.reduce((sum, { cents }) => sum + cents, 0),
  };
};

/** A run, locked until the transaction ends. */
export const lockRun = async (at: Writing, id: string) => {
  const [found] = await at.db.select().from(payoutRun).where(eq(payoutRun.id, id)).for('update');
  if (!found) throw missing('payout run');
  return found;
};
