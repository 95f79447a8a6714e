import { eq } from 'drizzle-orm';
import { payoutAccount } from '#features/billing/room.settings.ts';
import { completeCase, settledDeals } from '#features/deal/server/index.ts';
import { closeMonth } from '#features/ledger/server/index.ts';
import { staffOf } from '#features/people/index.server.ts';
import { writeSetting } from '#features/settings/server/index.ts';
import { addDays, addMonths, type Day } from '#platform/contract/days.ts';
import { morningOf } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { DemoStep } from '#platform/server/room.ts';
import { demoPayoutStatement } from './bank-lines/demo-statement.server.ts';
import { demoAgencyAccounts, demoShares } from './cobrokers/demo-cobrokers.server.ts';
import { demoAdvance } from './deductions/demo-advance.server.ts';
import { addFee } from './deductions/fees.server.ts';
import { demoGst } from './gst/demo-gst.server.ts';
import { demoUnready } from './held/demo-unready.server.ts';
import { demoHolds } from './holds/demo-holds.server.ts';
import { demoReturn } from './lines/demo-return.server.ts';
import { paidRun } from './runs/demo-run.server.ts';
import { mailStatement } from './statements/mail-statements.server.ts';
import { payoutLine } from './tables.server.ts';
import { demoRemittance, demoWithheld } from './withheld/demo-withheld.server.ts';

/**
 * A run each month of the three years, drawn up by one and approved by another. Lately with a monthly fee, an advance,
 * what a court has withheld, a payment that the bank returned, and holds. Beside it a run of co-brokers, and one of refunds where some are approved.
 */
export const demoPayouts: DemoStep = async (at, { today }) => {
  const [approver, preparer] = await staffOf(at.db, 'finance');
  if (!preparer || !approver) return;
  const on = (day: Day, actor = preparer): Writing => ({ ...at, actor, clock: morningOf(day, at.clock) });
  const account = { bank: 'DBS', number: '0031234567' };
  await writeSetting(on(today), payoutAccount, { value: account, version: 0 });
  // Each is done before the first run of these months that pays somebody it can be done to.
  const done = { gst: false, advance: false, withheld: false };
  for (let months = 36; months >= 1; months--) {
    const cutOff = addDays(addMonths(today, -months), 20);
    const payDay = addDays(cutOff, 3);
    if (payDay > today) continue;
    if (months === 4) await addFee(on(cutOff), { ...nothing, body: membership(cutOff) });
    if (months <= 6) done.gst ||= await demoGst(on(cutOff), cutOff);
    if (months <= 3) done.advance ||= await demoAdvance(on(cutOff), on(cutOff, approver));
    if (months <= 2) await demoUnready(on(cutOff));
    if (months === 3 || months === 2) done.withheld ||= await demoWithheld(on(cutOff), cutOff);
    const runId = await paidRun('SALESPEOPLE', { cutOff, payDay }, { on, approver });
    if (months === 36) await demoAgencyAccounts(on(addDays(cutOff, -3)), on(addDays(cutOff, -3), approver));
    await demoShares(on(cutOff), cutOff, months <= 6 ? { untied: 1, without: 1 } : { untied: 0, without: 0 });
    await paidRun('COBROKERS', { cutOff, payDay }, { on, approver });
    await paidRun('REFUNDS', { cutOff, payDay }, { on, approver });
    for (const settled of await settledDeals(at.db)) await completeCase({ ...on(payDay), actor: null }, settled);
    if (months > 1 || !runId) continue;
    await demoMails(on(payDay), runId);
    await demoPayoutStatement(on(today), { runId, payDay });
    await demoReturn(on(today), { runId, payDay });
    await demoRemittance(on(addDays(payDay, 1)), payDay);
  }
  await demoAdvance(on(today));
  await demoHolds(on(today));
  await demoMonths(on(today), today);
};

const demoMails = async (at: Writing, runId: string) => {
  const lines = await at.db.select().from(payoutLine).where(eq(payoutLine.runId, runId)).limit(3);
  for (const { id } of lines) await mailStatement(at, { params: { id }, query: undefined, body: undefined });
};

const nothing = { params: undefined, query: undefined };

const membership = (fromDay: Day) => ({ personId: null, text: 'Membership', cents: 3_270, fromDay });

/** Closes the months of the ledger that were over three months ago. */
const demoMonths = async (at: Writing, today: Day): Promise<void> => {
  const open = await ask<{ month: Day }>(
    at.db,
    'SELECT month FROM ledger_month WHERE closed_at IS NULL AND month < $1 ORDER BY month',
    [`${addMonths(today, -3).slice(0, 7)}-01`],
  );
  for (const { month } of open) await closeMonth(at, { params: { month: month.slice(0, 7) } });
};
