import { beforeAll, expect, it } from 'vitest';
import type { Client } from '#test/people.ts';
import { anAgencyThatPays } from '../rig/payouts.ts';

/** What the header's search asks: the same lists as the pages. */
let agency: Awaited<ReturnType<typeof anAgencyThatPays>>;
let agent: Client;
let stranger: Client;
let deal: { dealNo: string };
let bill: { number: string; caseNo: string; address: string; invoiceToText: string; totalCents: number };

const rowsOf = async (client: Client, path: string, search: string) => {
  const { status, body } = await client.get(`${path}?${new URLSearchParams({ search })}`);
  expect(status).toBe(200);
  return body.data.rows as Record<string, unknown>[];
};

const finance = '/agency/v1/finance';
const mine = '/api/v1/my-production';

beforeAll(async () => {
  agency = await anAgencyThatPays();
  ({ agent, ...deal } = await agency.anEarner({ name: 'Zubaidah Rahman' }));
  ({ agent: stranger } = await agency.anEarner({ name: 'Somebody Else' }));
  [bill] = (await rowsOf(agency.preparer, `${finance}/bills`, deal.dealNo)) as [typeof bill];
});

const amount = () => (bill.totalCents / 100).toFixed(2);

it.each([
  ['its number', () => bill.number],
  ['its number without signs', () => bill.number.replace('-', '').toLowerCase()],
  ['the number of its deal', () => deal.dealNo],
  ['its case', () => bill.caseNo],
  ['a part of the address', () => bill.address.slice(4, 20).toLowerCase()],
  ['the addressee', () => bill.invoiceToText.slice(0, 12)],
  ['its amount', () => `S$ ${amount()}`],
])('finance finds an invoice by %s', async (_by, search) => {
  const numbers = (await rowsOf(agency.preparer, `${finance}/bills`, search())).map(({ number }) => number);
  expect(numbers).toContain(bill.number);
});

it.each([
  ['deals', () => 'zubaidah'],
  ['deals', () => deal.dealNo.toLowerCase()],
  ['receipts', () => amount()],
  ['receipts', () => 'siew choo'],
])('finance finds %s', async (list, search) => {
  expect(await rowsOf(agency.preparer, `${finance}/${list}`, search())).not.toEqual([]);
});

it('finance finds a payment of any run by its voucher, its payee or its amount, and the run by its number', async () => {
  const runId = await agency.drawUp();
  await agency.approve(runId);
  const [payment] = await rowsOf(agency.preparer, `${finance}/payments`, 'zubaidah');
  expect(payment).toMatchObject({ runId, name: 'Zubaidah Rahman' });
  const { voucher, netCents, runNumber } = payment as { voucher: string; netCents: number; runNumber: string };
  for (const search of [voucher, voucher.toLowerCase().replace('-', ' '), (netCents / 100).toFixed(2)])
    expect(await rowsOf(agency.preparer, `${finance}/payments`, search)).toContainEqual(payment);
  expect(await rowsOf(agency.preparer, `${finance}/payouts`, runNumber)).toMatchObject([{ runId }]);
  expect(await rowsOf(agency.preparer, `${finance}/payouts`, 'PR26-999999')).toEqual([]);
});

it('a salesperson finds a deal by the number of its invoice, and nobody else’s', async () => {
  const deals = await rowsOf(agent, `${mine}/search-deal-submitted`, bill.number);
  expect(deals).toMatchObject([{ dealNo: deal.dealNo }]);
  for (const search of [bill.number, deal.dealNo])
    expect(await rowsOf(stranger, `${mine}/search-deal-submitted`, search)).toEqual([]);
});
