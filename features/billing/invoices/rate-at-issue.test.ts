import { expect, it } from 'vitest';
import { readPdf } from '#test/pdf.ts';
import { aMoneyDesk } from '../rig/money-desk.ts';

const place = '/agency/v1/finance';
const rig = await aMoneyDesk('2026-11-12');
const { app, finance } = rig;
const [net, atNine, atTen] = [4_960_000, 5_406_400, 5_456_000];
await app.services.database.$client.query("INSERT INTO gst_rate (valid_from, rate) VALUES ('2026-11-19', 10)");

const aBill = async () => {
  const bill = await rig.aBill();
  const body = { completedOn: '2026-11-12', reason: 'Seen on paper' };
  await finance.put(`${place}/deals/${bill.dealId}/completion`, body);
  return bill;
};
const received = async (receivedOn: string, cents: number, payer = 'Goh Siew Choo') =>
  (await rig.receive([], { receivedOn, cents, payer, reference: '' })).body.data;
const issue = (billId: string, ...receiptIds: string[]) => finance.post(`${place}/invoices`, { billId, receiptIds });

it('money from before a change of the rate that pays the invoice whole brings its rate', async () => {
  const { billId } = await aBill();
  const { receiptId, number } = await received('2026-11-18', atNine + 500);
  await received('2026-11-18', 700, 'Somebody Else');
  const { credits } = await rig.readBill(billId);
  expect(credits).toMatchObject([
    { receiptId, number, leftCents: atNine + 500, isOtherRate: true, totalCents: atNine },
  ]);
  const { status, body } = await issue(billId, receiptId);
  expect(status).toBe(200);
  expect(await rig.readBill(billId)).toMatchObject({
    state: 'PAID',
    netCents: net,
    gstCents: atNine - net,
    openCents: 0,
    credits: [],
    payments: [{ receiptId, cents: atNine }],
  });
  expect((await rig.readReceipt(receiptId)).leftCents).toBe(500);
  const { raw } = await finance.get(`${place}/invoices/${body.data.invoiceId}/pdf`);
  const { text } = await readPdf(raw);
  for (const part of ['GST 9%', /Paid before\s+S\$ 54,064\.00\s+To pay\s+S\$ 0\.00/]) expect(text).toMatch(part);
  expect(text).not.toContain('How to pay');
});

it('money of somebody else, as of the law firm, is found by its payer or number and brings its rate, too', async () => {
  const { billId } = await aBill();
  const { number, receiptId } = await received('2026-11-18', atNine, 'Wong & Partners LLC');
  expect((await rig.readBill(billId)).credits.map((one: { number: string }) => one.number)).not.toContain(number);
  const find = async (search: string) =>
    (await finance.get(`${place}/bills/${billId}/credits?search=${encodeURIComponent(search)}`)).body.data.rows;
  const credits = [{ receiptId, number, leftCents: atNine, isOtherRate: true, totalCents: atNine }];
  expect(await find('wong & p')).toMatchObject(credits);
  expect(await find(number.toLowerCase())).toMatchObject(credits);
  expect(await find('Nobody')).toEqual([]);
  expect((await issue(billId, receiptId)).status).toBe(200);
  expect(await find(number)).toEqual([]);
});

it('money that pays a part at the rate of before is refused, in words, and pays nothing', async () => {
  const { billId } = await aBill();
  const { receiptId } = await received('2026-11-18', 1_000_000);
  const late = await received('2026-11-20', atTen);
  for (const [ids, says] of [
    [[receiptId], /^The money came when GST was 9%, and pays S\$ 10,000\.00 of S\$ 54,064\.00\./],
    [[receiptId, late.receiptId], /^These receipts came at different rates of GST/],
  ] as const) {
    const { status, body } = await issue(billId, ...ids);
    expect([status, body.errors?.[0]]).toEqual([
      409,
      expect.objectContaining({ field: 'receiptIds', message: expect.stringMatching(says) }),
    ]);
  }
  expect((await rig.readBill(billId)).number).toBeNull();
  expect((await rig.readReceipt(receiptId)).leftCents).toBe(1_000_000);
});

it('without it, or with a part at the rate of today, the rate is that of today', async () => {
  const [one, other] = [await aBill(), await aBill()];
  await issue(one.billId);
  expect(await rig.readBill(one.billId)).toMatchObject({ totalCents: atTen, openCents: atTen });
  const { receiptId } = await received('2026-11-20', 1_000_000);
  const { invoiceId } = (await issue(other.billId, receiptId)).body.data;
  const { text } = await readPdf((await finance.get(`${place}/invoices/${invoiceId}/pdf`)).raw);
  expect(text).toMatch(/To pay\s+S\$ 44,560\.00/);
  expect(text).toContain('How to pay');
  expect(await rig.readBill(other.billId)).toMatchObject({ totalCents: atTen, openCents: atTen - 1_000_000 });
});

it('an invoice at the wrong rate is credited, and issued again with its money', async () => {
  const { billId } = await aBill();
  const { receiptId } = await received('2026-11-18', atNine);
  const { invoiceId } = (await issue(billId)).body.data;
  await finance.post(`${place}/invoices/${invoiceId}/credit-note`, { reason: 'The money came before' });
  expect((await issue(billId, receiptId)).status).toBe(200);
  expect(await rig.readBill(billId)).toMatchObject({ state: 'PAID', gstCents: atNine - net });
});

it('money that is not there, has not cleared or is named twice pays no invoice', async () => {
  const { billId } = await aBill();
  const cheque = { method: 'CHEQUE', reference: 'OCBC 1', cents: 1_000, receivedOn: '2026-11-20' };
  const { receiptId } = (await rig.receive([], cheque)).body.data;
  expect((await rig.readBill(billId)).credits.map((each: { receiptId: string }) => each.receiptId)).not.toContain(
    receiptId,
  );
  expect((await issue(billId, receiptId)).status).toBe(409);
  expect((await issue(billId, billId)).status).toBe(404);
  expect((await issue(billId, receiptId, receiptId)).status).toBe(400);
  expect((await rig.readBill(billId)).number).toBeNull();
});

it('money from before a change of the rate pays no invoice of the new rate, neither when it is recorded nor later', async () => {
  const { billId } = await aBill();
  const { receiptId } = await received('2026-11-18', 1_000_000);
  const { invoiceId, number } = (await issue(billId)).body.data;
  const invoices = [{ invoiceId, cents: 1_000_000 }];
  const says = `The money came on 18 Nov 2026, when GST was 9%; ${number} was issued later, when GST was 10%.`;
  for (const answer of [
    await finance.post(`${place}/receipts/${receiptId}/allocations`, { invoices }),
    await rig.receive(invoices, { receivedOn: '2026-11-18', reference: '' }),
    await rig.receive(invoices, { receivedOn: '2026-11-18', reference: 'DBS 7', method: 'CHEQUE' }),
  ])
    expect([answer.status, answer.body.errors?.[0].message]).toEqual([409, expect.stringContaining(says)]);
  expect(await rig.readBill(billId)).toMatchObject({ openCents: atTen });
  expect((await rig.receive(invoices, { receivedOn: '2026-11-19', reference: '' })).status).toBe(200);
});
