import { expect, it } from 'vitest';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { anApprovedDeal } from '#test/approved-deal.ts';
import { readPdf } from '#test/pdf.ts';
import { anAgencyThatPays } from '../rig/payouts.ts';

const agency = await anAgencyThatPays();
const { app, query, desk, preparer, giveAccount, aRun, readNext, paidTo } = agency;
const place = '/agency/v1/finance';
const forfeited = 500_000;

it('what is forfeited is billed to our client, split as the deal was, and paid out, and the rest is not billed', async () => {
  const agent = await app.letIn(await app.aSalesperson({ name: 'Fell Through' }));
  await giveAccount(agent, { rested: true });
  const { eSubId, caseNo } = await anApprovedDeal(agent, desk);
  const file = { name: 'lapsed.pdf', bytes: samplePdf() };
  const { fileId } = (await desk.upload(`/api/v1/esubmissions/${eSubId}/evidence`, {}, file)).body.data;
  const body = { reason: 'The option lapsed', evidenceFileId: fileId, forfeitureCents: forfeited };
  expect((await desk.put(`/api/v1/esubmissions/${eSubId}/status/9`, body)).status).toBe(200);

  const bills = (await preparer.get(`${place}/bills?search=${caseNo}`)).body.data.rows;
  expect(bills).toMatchObject([
    { state: 'VOID', isForfeiture: false, netCents: 4_960_000 },
    {
      state: 'READY',
      isForfeiture: true,
      netCents: forfeited,
      gstCents: 45_000,
      invoiceToText: bills[0].invoiceToText,
    },
  ]);
  expect((await preparer.get(`${place}/bills?state=READY`)).body.data.rows).toMatchObject([
    { billId: bills[1].billId },
  ]);
  expect((await preparer.get(`${place}/overview`)).body.data.ready).toMatchObject({ count: 1, cents: forfeited });
  expect((await preparer.post(`${place}/invoices`, { billId: bills[0].billId })).status).toBe(409);
  expect((await preparer.post(`${place}/bills/${bills[1].billId}/pro-forma`, {})).status).toBe(200);

  const { invoiceId, number } = (await preparer.post(`${place}/invoices`, { billId: bills[1].billId })).body.data;
  const { text } = await readPdf((await preparer.get(`${place}/invoices/${invoiceId}/pdf`)).raw);
  for (const part of ['Tax invoice', number, 'forfeited', 'Fell through', 'S$ 5,450.00']) expect(text).toContain(part);
  const receipt = { method: 'GIRO', payer: 'Goh Siew Choo', receivedOn: '2026-11-20', cents: 545_000 };
  const paid = await preparer.post(`${place}/receipts`, { ...receipt, invoices: [{ invoiceId, cents: 545_000 }] });
  expect(paid.status).toBe(200);

  expect(await readNext()).toMatchObject({ people: 1, netCents: 400_000, held: [] });
  const { dealNo, dealId } = bills[0];
  const find = async (kind: string) =>
    (await preparer.get(`${place}/payout-subjects?kind=${kind}&search=${dealNo}`)).body.data;
  // Finance may hold it, and advances nothing on it.
  expect([await find('DEAL'), await find('OPEN_DEAL')]).toMatchObject([[{ id: dealId }], []]);
  const hold = { kind: 'DEAL', source: dealId, reason: 'Disputed' };
  const { holdId } = (await preparer.post(`${place}/payout-holds`, hold)).body.data;
  expect((await readNext()).held).toMatchObject([{ of: dealNo, why: 'Held by finance: Disputed' }]);
  expect((await preparer.put(`${place}/payout-holds/${holdId}/release`, {})).status).toBe(200);
  await aRun('paid');
  expect(await paidTo(agent)).toBe(400_000);
  const accounts = await query<{ account: number; sum: number }>(
    'SELECT account, sum(cents)::bigint AS sum FROM journal_line GROUP BY account HAVING sum(cents) <> 0 ORDER BY account',
  );
  expect(accounts).toEqual([
    { account: 1000, sum: 145_000 },
    { account: 2000, sum: -45_000 },
    { account: 4100, sum: -100_000 },
  ]);

  const mine = (await agent.get('/api/v1/my-production/search-deal-submitted')).body.data.rows;
  expect(mine).toMatchObject([{ state: 'ABORTED', grossCents: 0, receivedCents: forfeited }]);
  const [{ transId }] = mine;
  expect((await agent.get(`/api/v1/my-production/deals/${transId}/shares`)).body.data.rows).toMatchObject([
    { cents: forfeited, ownCents: 400_000, restCents: 100_000, steps: [{ label: 'Part of what was forfeited' }, {}] },
  ]);
});
