import { staffOf } from '#features/people/server/index.ts';
import { writeSetting } from '#features/settings/server/index.ts';
import { addDays, addMonths, type Day } from '#platform/contract/days.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { clockAt } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import type { DemoStep } from '#platform/server/room.ts';
import { payoutAccount } from '../settings.ts';
import { approveRun } from './approve-run.ts';
import { drawUp } from './draw-up.ts';
import { payRun } from './pay-run.ts';
import { sendRun } from './send-run.ts';

/** A run each month of the three years, drawn up by one and approved by another. */
export const demoPayouts: DemoStep = async (at, { today }) => {
  const [approver, preparer] = await staffOf(at.db, 'finance');
  if (!preparer || !approver) return;
  const on = (day: Day, actor = preparer): Writing => ({ ...at, actor, clock: clockAt(`${day}T03:00:00Z`) });
  const account = { bank: 'DBS', number: '0031234567' };
  await writeSetting(on(today), payoutAccount, { value: account, version: 0 });
  for (let months = 36; months >= 1; months--) {
    const cutOff = addDays(addMonths(today, -months), 20);
    const payDay = addDays(cutOff, 3);
    if (payDay > today) continue;
    const query = undefined;
    const drawn = await drawUp(on(cutOff), { params: undefined, query, body: { cutOff, payDay } }).catch(nothingToPay);
    if (!drawn) continue;
    const params = { id: drawn.runId };
    await approveRun(on(cutOff, approver), { params });
    await sendRun(on(cutOff), { params, query, body: undefined });
    await payRun(on(payDay), { params, query, body: { paidOn: payDay } });
  }
};

const nothingToPay = (error: unknown): undefined => {
  if (!(error instanceof Refusal)) throw error;
};
