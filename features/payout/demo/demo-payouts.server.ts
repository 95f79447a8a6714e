import { eq } from 'drizzle-orm';
import { payoutAccount } from '#features/billing/room.settings.ts';
import { completeCase, settledDeals } from '#features/deal/server/index.ts';
import { staffOf } from '#features/people/index.server.ts';
import { writeSetting } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { addDays, addMonths, type Day } from '#platform/contract/days.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { morningOf } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import type { DemoStep } from '#platform/server/room.ts';
import { addFee } from '../deductions/fees.server.ts';
import type { RunKind } from '../payout.words.ts';
import { approveRun } from '../runs/approve-run.server.ts';
import { drawUp } from '../runs/draw-up.server.ts';
import { payRun } from '../runs/pay-run.server.ts';
import { sendRun } from '../runs/send-run.server.ts';
import { mailStatement } from '../statements/mail-statements.server.ts';
import { payoutLine } from '../tables.server.ts';
import { demoAdvance } from './demo-advance.server.ts';
import { demoAgencyAccounts, demoShares } from './demo-cobrokers.server.ts';
import { demoGst } from './demo-gst.server.ts';
import { demoHolds } from './demo-holds.server.ts';
import { demoMonths } from './demo-months.server.ts';
import { demoReturn } from './demo-return.server.ts';
import { demoPayoutStatement } from './demo-statement.server.ts';
import { demoUnready } from './demo-unready.server.ts';
import { demoRemittance, demoWithheld } from './demo-withheld.server.ts';

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

const withoutMails = (at: Writing): Writing => ({
  ...at,
  jobs: { ...at.jobs, send: () => Promise.resolve(), sendAll: () => Promise.resolve() },
});

const demoMails = async (at: Writing, runId: string) => {
  const lines = await at.db.select().from(payoutLine).where(eq(payoutLine.runId, runId)).limit(3);
  for (const { id } of lines) await mailStatement(at, { params: { id }, query: undefined, body: undefined });
};

type Days = { cutOff: Day; payDay: Day };
type Finance = { on: (day: Day, actor?: Actor) => Writing; approver: Actor };

/** A run of a kind from the draft to the payment; undefined where there is nothing to pay. */
const paidRun = async (kind: RunKind, { cutOff, payDay }: Days, { on, approver }: Finance) => {
  const drawn = await drawUp(on(cutOff), { ...nothing, body: { kind, cutOff, payDay } }).catch(nothingToPay);
  if (!drawn) return undefined;
  const params = { id: drawn.runId };
  await approveRun(on(cutOff, approver), { params, query: undefined, body: { revision: 1 } });
  await sendRun(on(cutOff), { params, query: undefined, body: undefined });
  // Three years of statements are no news: the outbox gets some of the last ones.
  await payRun(withoutMails(on(payDay)), { params, query: undefined, body: { paidOn: payDay } });
  return drawn.runId;
};

const nothing = { params: undefined, query: undefined };

const membership = (fromDay: Day) => ({ personId: null, text: 'Membership', cents: 3_270, fromDay });

const nothingToPay = (error: unknown): undefined => {
  if (!(error instanceof Refusal)) throw error;
};
