import { asc, eq, sql } from 'drizzle-orm';
import { readIssuer, takePaperNumbers } from '#features/firm/server/index.ts';
import { endApproval } from '#features/notifications/index.server.ts';
import { secondWord } from '#features/people/index.server.ts';
import { type Day, formatDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { chunk } from '#platform/server/chunk.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { makeBankFiles, readDebtor } from '../bank-file/make.server.ts';
import { candidatesOfRun } from '../items/candidates.server.ts';
import type { payout } from '../room.calls.ts';
import { makeStatements } from '../statements/make-statements.server.ts';
import type { Numbered } from '../statements/statement-head.server.ts';
import { payoutLine, payoutRun } from '../tables.server.ts';
import { changedIn, changedRefusal, dealApprovedBy } from './check-run.server.ts';
import { lockPayouts } from './lock-payouts.server.ts';
import { partInRun, partsInRun } from './part-in-run.rules.ts';
import { payeeName } from './payees.server.ts';
import { lockRun } from './runs.server.ts';

/**
 * Approves a run: whatever was checked at the draft is checked again, the run and its lines get their numbers, each line its
 * statement, and the bank's file is made.
 */
export const approveRun = async (at: Writing, { params, body }: Input<typeof payout.approve>) => {
  await lockPayouts(at);
  const run = await lockRun(at, params.id);
  if (run.state !== 'DRAFT') throw new Refusal('payout.conflict', `${run.number} is approved already.`);
  const part = partInRun(run, at.actor.userId);
  const mine = await dealApprovedBy(at, run.id);
  await secondWord(at, {
    of: 'run',
    by: [run.preparedBy, ...run.gstInvoicesBy, ...(mine ? [at.actor.userId] : [])],
    code: 'payout.forbidden',
    own: part
      ? partsInRun[part]
      : `You approved the submission of ${mine}, which this run pays. Somebody else has to approve the run.`,
  });
  if (body.revision !== run.revision)
    throw new Refusal('payout.stale', 'A tax invoice of this run was changed meanwhile. Look at the run again.');
  requireDayToCome(at, run.payDay);
  const from = await readDebtor(at);
  const items = await candidatesOfRun(at, run);
  const changed = await changedIn(at, run, items);
  if (changed.length > 0)
    throw changedRefusal('Something changed since the run was created. Discard it and create another.', changed);
  const name = sql<string>`${sql.raw(payeeName)}`;
  const lines = await at.db
    .select({ line: payoutLine, name })
    .from(payoutLine)
    .where(eq(payoutLine.runId, run.id))
    .orderBy(asc(name), asc(payoutLine.id));
  await record(at, {
    aggregate: 'payout',
    aggregateId: run.id,
    action: 'payout.approved',
    detail: { people: lines.length, netCents: lines.reduce((sum, { line }) => sum + line.netCents, 0) },
  });
  const [number = ''] = await takePaperNumbers(at, 'PR');
  const vouchers = await takePaperNumbers(at, 'PV', lines.length);
  const selfBilled = lines.filter(({ line }) => line.isSelfBilled);
  const taxInvoices = (await takePaperNumbers(at, 'SB', selfBilled.length)).values();
  const rows = lines.map((row, index): Numbered => {
    const gstInvoice = row.line.isSelfBilled ? (taxInvoices.next().value ?? null) : row.line.gstInvoice;
    return { ...row, voucher: vouchers[index] ?? '', gstInvoice };
  });
  const approvedAt = at.clock.now().round('second').toString();
  await at.db
    .update(payoutRun)
    .set({ state: 'APPROVED', number, approvedBy: at.actor.userId, approvedAt })
    .where(eq(payoutRun.id, run.id));
  await endApproval(at, run.id);
  const particulars = await readIssuer(at.db);
  const paper = { run: number, approvedOn: today(at.clock), payDay: run.payDay, from: particulars };
  const byPayee = Map.groupBy(items, ({ payeeId }) => payeeId);
  for (const some of chunk(rows, 50)) {
    const statements = await makeStatements(at, { run, rows: some, items: byPayee, paper });
    await ask(at.db, setStatements, {
      lines: some.map(({ line }) => line.id),
      vouchers: some.map(({ voucher }) => voucher),
      statements: statements.map((statement) => JSON.stringify(statement)),
      gstInvoices: some.map(({ gstInvoice }) => gstInvoice),
    });
  }
  await makeBankFiles(at, { ...run, number }, { from, madeAt: approvedAt, version: 1, rows });
  return { number };
};

/**
 * Refuses a pay day that has passed: a bank rejects a payment order with an execution date before today. The day is not moved,
 * because the GST of each line was worked out at the rate of that day.
 */
const requireDayToCome = (at: Writing, payDay: Day) => {
  if (payDay >= today(at.clock)) return;
  throw new Refusal(
    'payout.conflict',
    `The pay day, ${formatDay(payDay)}, has passed. Discard the draft and create another with a later pay day.`,
  );
};

const setStatements = `
  UPDATE payout_line l SET voucher = t.voucher, printed = t.printed::jsonb, gst_invoice = t.gst_invoice
  FROM unnest(:lines::uuid[], :vouchers::text[], :statements::text[], :gstInvoices::text[]) AS t (id, voucher, printed, gst_invoice) WHERE l.id = t.id`;
