import { expect, it } from 'vitest';
import { anAgencyThatPays } from '#features/payout/rig/payouts.ts';
import type { Client } from '#test/people.ts';

const agency = await anAgencyThatPays();
const { app, preparer } = agency;
const finance = '/agency/v1/finance';

const timelineOf = async (who: Client, dealId: string): Promise<{ day: string; what: string; note: string | null }[]> =>
  (await who.get(`/api/v1/my-production/view-deal-detail?transId=${dealId}`)).body.data.timeline;
const done = async (answer: ReturnType<Client['post']>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};

it('a deal tells on its day what came back: a payout, a receipt, and an invoice by a credit note', async () => {
  const { agent, dealId, invoiceId, receiptId } = await agency.anEarner();
  const { runId } = await agency.aRun('paid');
  const [line] = (await agency.readRun(runId)).lines;
  const day = '2026-11-20';
  const reason = 'Not to be shown';
  await done(preparer.put(`${agency.place}/lines/${line.lineId}/return`, { returnedOn: day, reason }));
  await done(preparer.put(`${finance}/receipts/${receiptId}/return`, { returnedOn: day, reason }));
  await done(preparer.post(`${finance}/invoices/${invoiceId}/credit-note`, { reason }));
  const events = await timelineOf(agent, dealId);
  const note = expect.stringMatching(/^S\$ 39,680\.00 before fees · PV26-/);
  expect(events.filter(({ what }) => /came back|taken back|^Credit|^Paid/.test(what))).toEqual([
    { day, what: 'The payout came back from the bank', note },
    { day, what: 'Paid to me', note },
    { day, what: expect.stringMatching(/^Receipt OR26-\d+ was taken back$/), note: null },
    {
      day,
      what: expect.stringMatching(/^Credit note CN26-/),
      note: expect.stringMatching(/^S\$ 54,064\.00 of INV26-/),
    },
  ]);
  expect(JSON.stringify(events)).not.toContain(reason);
});

it('a cheque in clearing that bounces does so on its day', async () => {
  const agent = await app.letIn(await app.aSalesperson());
  const { dealId, invoiceId, totalCents } = await agency.aBilledDeal(agent);
  const cheque = { method: 'CHEQUE', payer: 'Goh Siew Choo', receivedOn: '2026-11-19', cents: totalCents };
  const { receiptId, number } = await done(
    preparer.post(`${finance}/receipts`, { ...cheque, invoices: [{ invoiceId, cents: totalCents }] }),
  );
  expect(await timelineOf(agent, dealId)).toContainEqual({
    day: '2026-11-19',
    what: `Receipt ${number}`,
    note: 'In clearing',
  });
  const back = { returnedOn: '2026-11-20', reason: 'Insufficient funds' };
  await done(preparer.put(`${finance}/receipts/${receiptId}/return`, back));
  expect(await timelineOf(agent, dealId)).toEqual(
    expect.arrayContaining([
      { day: '2026-11-20', what: `Receipt ${number} was taken back`, note: null },
      { day: '2026-11-19', what: `Receipt ${number}`, note: 'Returned since' },
    ]),
  );
});
