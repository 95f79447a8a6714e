import { and, asc, count, eq, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { entriesOfRecords } from '#features/ledger/server/index.ts';
import { personPublic } from '#features/people/index.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import { downloadsOf } from '../bank-file/downloads.server.ts';
import { withDeals } from '../held/held-deals.server.ts';
import type { payout } from '../room.calls.ts';
import { payoutLine, payoutRun } from '../tables.server.ts';
import { allowLongStatements } from './allow-long-statements.server.ts';
import { partInRun } from './part-in-run.rules.ts';
import { isUnpaid } from './pay-run.server.ts';
import { payeeName } from './payees.server.ts';
import { proposeLines } from './propose-lines.server.ts';
import { runsOf } from './runs.server.ts';
import { toSameAccountIn, toSameAccountOf } from './to-same-account.server.ts';
import { voidInFileBefore } from './void-in-file.server.ts';
import { withdrawalStep } from './withdrawal.rules.ts';

export const readRun = async (at: Reading, { params }: { params: { id: string } }) => {
  const [row] = await runsOf(at.db).where(eq(payoutRun.id, params.id));
  if (!row) throw missing('payout run');
  const [waiting = { people: 0, cents: 0 }] = await at.db
    .select({ people: count(), cents: sql<number>`coalesce(sum(${payoutLine.netCents}), 0)::bigint` })
    .from(payoutLine)
    .where(and(eq(payoutLine.runId, params.id), isUnpaid));
  const { preparedById: preparedBy, gstInvoicesBy, state, kind, preparedAt } = row;
  const isOnItsWay = state === 'DRAFT' || state === 'APPROVED';
  const downloads = await downloadsOf(at.db, params.id);
  const { askedById, ...withdrawal } = await withdrawalOf(at, params.id);
  return {
    ...row,
    waiting,
    downloads,
    toSameAccount: isOnItsWay ? await toSameAccountIn(at, params.id) : [],
    voidInFile: isOnItsWay ? await voidInFileBefore(at, kind, preparedAt) : [],
    leftOut: await leftOutOf(at, params.id),
    withdrawal: askedById ? withdrawal : null,
    withdrawalStep:
      state === 'APPROVED'
        ? withdrawalStep({ isDownloaded: downloads.length > 0, askedBy: askedById }, at.actor.userId)
        : null,
    yourPart: partInRun({ preparedBy, gstInvoicesBy }, at.actor.userId),
  };
};

const asker = alias(personPublic, 'asker');
const confirmer = alias(personPublic, 'confirmer');

/** The request for the withdrawal of a run, as far as there is one, and who confirmed it. */
const withdrawalOf = async (at: Reading, runId: string) => {
  const [row] = await at.db
    .select({
      askedById: payoutRun.withdrawalAskedBy,
      askedBy: sql<string>`coalesce(${asker.name}, '')`,
      askedAt: sql<string>`${payoutRun.withdrawalAskedAt}`.mapWith(payoutRun.withdrawalAskedAt),
      reason: sql<string>`coalesce(${payoutRun.withdrawReason}, '')`,
      approvedBy: confirmer.name,
    })
    .from(payoutRun)
    .leftJoin(asker, eq(asker.id, payoutRun.withdrawalAskedBy))
    .leftJoin(confirmer, eq(confirmer.id, payoutRun.withdrawnBy))
    .where(eq(payoutRun.id, runId));
  if (!row) throw missing('payout run');
  return row;
};

/** The lines that were left out of a run, with the reason. */
const leftOutOf = (at: Reading, runId: string) =>
  at.db
    .select({
      lineId: payoutLine.id,
      voucher: sql<string>`coalesce(${payoutLine.voucher}, '')`,
      name: sql<string>`${sql.raw(payeeName)}`,
      why: sql<string>`${payoutLine.leftOutReason}`,
    })
    .from(payoutLine)
    .where(and(eq(payoutLine.runId, runId), isNotNull(payoutLine.leftOutAt)))
    .orderBy(asc(payoutLine.voucher));

/** The ledger entries of all lines of a run. */
export const readRunEntries = async (at: Reading, { params }: Input<typeof payout.runEntries>) => {
  const [run] = await at.db.select({ id: payoutRun.id }).from(payoutRun).where(eq(payoutRun.id, params.id));
  if (!run) throw missing('payout run');
  const lines = await at.db.select({ id: payoutLine.id }).from(payoutLine).where(eq(payoutLine.runId, run.id));
  return entriesOfRecords(
    at,
    lines.map(({ id }) => id),
  );
};

/** A preview of the next run: the items that it would pay and hold, and payments that the bank returned before. */
export const readNext = (at: Reading, { query }: Input<typeof payout.next>) =>
  transact(at, async (within) => {
    await allowLongStatements(within);
    const { kind, cutOff } = query;
    const { payees, held } = await proposeLines(within, { kind, cutOff, payDay: cutOff });
    return {
      people: payees.length,
      netCents: payees.reduce((sum, { sums }) => sum + sums.netCents, 0),
      toSameAccount: await toSameAccountOf(within, payees),
      voidInFile: await voidInFileBefore(within, kind, at.clock.now().toString()),
      held: await withDeals(within, held),
      heldCents: held.reduce((sum, { cents }) => sum + cents, 0),
    };
  });
