import { expect, test } from 'vitest';
import { anAgencyToPay, payouts } from './kill/agency-to-pay.ts';

/** Other tests call the steps in the process of the test; here the server hands them to its thread, as it does for people. */
test('each step of a run is done once, though fifty ask the server for it at once', { timeout: 120_000 }, async () => {
  const { preparer, approver } = await anAgencyToPay({ salespeople: 60, submissions: 600 });
  const today = Temporal.Now.plainDateISO('Asia/Singapore').toString();
  const onceOfFifty = async (call: () => ReturnType<typeof preparer.get>) => {
    const answers = await Promise.all(Array.from({ length: 50 }, call));
    const passed = answers.filter(({ status }) => status === 200);
    expect(passed).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    return passed[0]?.body.data;
  };
  const owed = (await preparer.get(`${payouts}/next?cutOff=${today}`)).body.data;
  const { runId } = await onceOfFifty(() => preparer.post(payouts, { cutOff: today, payDay: today }));
  await onceOfFifty(() => approver.put(`${payouts}/${runId}/approval`));
  await onceOfFifty(() => preparer.put(`${payouts}/${runId}/sending`));
  await onceOfFifty(() => preparer.put(`${payouts}/${runId}/payment`, { paidOn: today }));
  const paid = (await preparer.get(`${payouts}/${runId}`)).body.data;
  expect(paid).toMatchObject({ state: 'PAID', netCents: owed.netCents, people: owed.people });
});
