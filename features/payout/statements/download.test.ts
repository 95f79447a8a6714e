import { expect, it } from 'vitest';
import { anAgencyThatPays } from '../rig/payouts.ts';

const agency = await anAgencyThatPays();
const { admin, preparer, place, query } = agency;

it('a paper that is not made yet is a 404 that names it, and one that is never made is not found', {
  timeout: 60_000,
}, async () => {
  expect((await admin.put('/agency/v1/settings/selfBilling', { value: true, version: 0 })).status).toBe(200);
  const [billed, other] = [await agency.anEarner({ name: 'A Registered' }), await agency.anEarner({ name: 'B Other' })];
  await query("UPDATE person SET gst_number = 'M90123456X', gst_from = '2026-01-01' WHERE id = $1", [
    billed.agent.person.userId,
  ]);
  const runId = await agency.drawUp();
  const [first, second]: { lineId: string }[] = (await agency.readRun(runId)).lines;
  const notYet = (paper: string) => `This ${paper} is not made yet. It is made when the payout is approved.`;
  const mine = '/api/v1/my-production';
  const cases = [
    [billed.agent, `${mine}/payout-statement/${first?.lineId}`, notYet('payout statement')],
    [billed.agent, `${mine}/self-billed-invoice/${first?.lineId}`, notYet('tax invoice')],
    [preparer, `${place}/lines/${first?.lineId}/tax-invoice`, notYet('tax invoice')],
    [other.agent, `${mine}/payout-statement/${second?.lineId}`, notYet('payout statement')],
    // The agency makes no tax invoice for whoever is not registered.
    [
      other.agent,
      `${mine}/self-billed-invoice/${second?.lineId}`,
      expect.stringMatching(/tax invoice could not be found/),
    ],
    [
      other.agent,
      `${mine}/self-billed-invoice/${first?.lineId}`,
      expect.stringMatching(/tax invoice could not be found/),
    ],
  ] as const;
  for (const [who, path, words] of cases) {
    const { status, body } = await who.get(path);
    expect([path, status, body.errors[0].message]).toEqual([path, 404, words]);
  }
  expect((await agency.approve(runId)).status).toBe(200);
  for (const [who, path] of cases.slice(0, 4)) expect([path, (await who.get(path)).status]).toEqual([path, 200]);
});
