import { expect, it } from 'vitest';
import { anAgencyThatPays } from '../rig/payouts.ts';

const agency = await anAgencyThatPays();
const { preparer } = agency;
const finance = '/agency/v1/finance';
const openOf = async (month: string) => {
  const { status, body } = await preparer.get(`${finance}/ledger/months/${month}/open`);
  expect(status).toBe(200);
  return body.data.rows;
};

it('before a month is closed, what is open of it is listed, with the list that has it', async () => {
  expect(await openOf('2026-11')).toEqual([]);
  const { agent } = await agency.anEarner();
  await agency.drawUp();
  const cheque = { method: 'CHEQUE', payer: 'Goh', reference: 'OCBC 1', receivedOn: '2026-11-20', cents: 500 };
  await preparer.post(`${finance}/receipts`, { ...cheque, invoices: [] });
  const { invoiceId, totalCents } = await agency.aBilledDeal(agent);
  await preparer.post(`${finance}/invoices/${invoiceId}/credit-note`, { reason: 'Wrong addressee' });

  const [cheques, completed, runs] = await openOf('2026-11');
  expect(cheques).toMatchObject({ key: 'cheques', count: 1, cents: 500 });
  expect(completed).toMatchObject({ key: 'completed', count: 1, cents: Math.round(totalCents / 1.09) });
  expect(runs).toMatchObject({ key: 'runs', count: 1 });
  const [path, query] = cheques.to.replace('/agency-desk', '/agency/v1').split('?');
  expect((await preparer.get(`${path}?${query}`)).body.data.rows).toMatchObject([{ payer: 'Goh' }]);
  expect(await openOf('2026-10')).toEqual([]);
});

it('the last month of a quarter says that its GST is not filed', async () => {
  expect(await openOf('2026-09')).toMatchObject([{ key: 'gst', count: 1, cents: null }]);
});
