import { read, utils } from '@e965/xlsx';
import { beforeAll, expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { giveParticulars, invoiceBill } from '#test/deals.ts';
import type { Client } from '#test/people.ts';
import { type MoneyDesk, moneyDesk } from '../rig/money-desk.ts';

const place = '/agency/v1/finance';
const [whole, gst] = [5_406_400, 446_400];
const completedOn = '2026-11-19';
const clock = clockAt('2026-11-20T02:00:00Z');
let app: TestApp;
let rig: MoneyDesk;
let finance: Client;
type Billed = Awaited<ReturnType<MoneyDesk['aBill']>>;
let [early, later, partly, returned, keptBill]: Billed[] = [];
let earlyReceipt: string;

beforeAll(async () => {
  app = await testApp({ clock });
  rig = await moneyDesk(app, completedOn);
  await giveParticulars(await app.letIn(await app.anAdmin()));
  const paidTooMuch = [{ invoiceId: (await rig.anInvoice()).invoiceId, cents: whole }];
  await rig.receive(paidTooMuch, { payer: 'Wong & Partners LLC', reference: '', cents: whole + 5_000 });
  [early, later, partly] = [await rig.aBill(), await rig.aBill(), await rig.aBill()];
  [returned, keptBill] = [await rig.aBill(), await rig.aBill()];
  earlyReceipt = (await rig.receive([], { cents: whole })).body.data.receiptId;
  clock.moveTo('2027-01-10T02:00:00Z');
  finance = await app.letIn(rig.finance.person);
});

/** The GST of a quarter. Each figure must be the sum of its rows, on the page and in the file. */
const readQuarter = async (quarter: string) => {
  const report = (await finance.get(`${place}/gst?quarter=${quarter}`)).body.data;
  const { rows, sums, totalRecords } = await readRows(quarter);
  const file = await fileOf(quarter);
  expect([sums.gstCents, sumOf(rows, 'gstCents')]).toEqual([report.outputCents, report.outputCents]);
  expect(file.map((row) => [row.Document, Math.round(Number(row['GST (S$)']) * 100)]).toSorted()).toEqual(
    rows.map(({ number, gstCents }: Row) => [number, gstCents]).toSorted(),
  );
  expect(totalRecords).toBe(rows.length);
  for (const { rate, netCents, gstCents } of report.rows)
    expect((await readRows(quarter, `&rate=${rate}`)).sums).toEqual({ netCents, gstCents });
  const late: Row[] = (await readRows(quarter, '&late=true&sortDirection=asc')).rows;
  expect(late.map(({ number }) => number).toSorted()).toEqual(report.late.map((each: Row) => each.number).toSorted());
  return report;
};
type Row = { number: string; gstCents: number; netCents: number };
const sumOf = (rows: Row[], key: 'gstCents' | 'netCents') => rows.reduce((sum, row) => sum + row[key], 0);
const readRows = async (quarter: string, filters = '') =>
  (await finance.get(`${place}/gst/rows?quarter=${quarter}&pageSize=100${filters}`)).body.data;
const fileOf = async (quarter: string) =>
  utils.sheet_to_json<Record<string, unknown>>(
    read((await finance.get(`${place}/gst/rows/export?quarter=${quarter}`)).raw).Sheets.GST ?? {},
  );
const file = (quarter: string, filedOn: string) => finance.put(`${place}/gst/${quarter}/filing`, { filedOn });
const receive = async (cents: number, receivedOn: string): Promise<string> => {
  const money = { method: 'PAYNOW', payer: 'Goh Siew Choo', reference: '', receivedOn, cents, invoices: [] };
  return (await finance.post(`${place}/receipts`, money)).body.data.receiptId;
};
const moveTo = async (instant: string) => {
  clock.moveTo(instant);
  finance = await app.letIn(rig.finance.person);
};
const invoiceAndPay = async (bill: Billed, receiptId: string) => {
  const issued = await invoiceBill(finance, bill, completedOn);
  const paid = { invoices: [{ invoiceId: issued.invoiceId, cents: whole }] };
  expect((await finance.post(`${place}/receipts/${receiptId}/allocations`, paid)).status).toBe(200);
  return issued;
};

it('a quarter with money before its tax invoice can’t be filed, and names it, but not what was paid too much', async () => {
  expect(await readQuarter('2026-Q4')).toMatchObject({
    outputCents: gst,
    early: { count: 1, cents: whole, rows: [{ receiptId: earlyReceipt, receivedOn: '2026-11-20', leftCents: whole }] },
    isOver: true,
    filing: null,
  });
  const refused = await file('2026-Q4', '2027-01-10');
  expect([refused.status, refused.body.errors[0].message]).toEqual([409, expect.stringContaining('OR26-000002')]);
});

it('the invoice of that money counts in the quarter in which the money came', async () => {
  const { number } = await invoiceAndPay(early as Billed, earlyReceipt);
  expect(number).toBe('INV27-000001');
  expect(await readQuarter('2026-Q4')).toMatchObject({ outputCents: 2 * gst, early: { count: 0 }, late: [] });
  expect(await readQuarter('2027-Q1')).toMatchObject({ outputCents: 0, differenceCents: 0, rows: [] });
});

it('is filed once, when it is over, on a day that has been', async () => {
  for (const [quarter, day, status] of [
    ['2027-Q1', '2027-01-10', 409],
    ['2026-Q4', '2026-12-31', 400],
    ['2026-Q4', '2027-01-11', 400],
  ] as const)
    expect((await file(quarter, day)).status, `${quarter} ${day}`).toBe(status);
  const answers = await Promise.all([file('2026-Q4', '2027-01-09'), file('2026-Q4', '2027-01-10')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await file('2026-Q4', '2027-01-09')).body.errors[0].message).toContain('was filed on');
  expect((await readQuarter('2026-Q4')).filing).toMatchObject({
    filedOn: expect.stringMatching(/^2027-01-(09|10)$/),
    filedBy: rig.finance.person.name,
    outputCents: 2 * gst,
    inputCents: 0,
  });
  const trail = await app.services.database.$client.query("SELECT detail FROM audit_row WHERE action = 'gst.filed'");
  expect(trail.rows).toMatchObject([{ detail: { outputCents: 2 * gst, inputCents: 0 } }]);
  await expect(app.services.database.$client.query('DELETE FROM gst_filing')).rejects.toThrow();
});

it('what gets a tax point in a filed quarter counts later, and is marked', async () => {
  clock.advance({ hours: 1 });
  const { number } = await invoiceAndPay(later as Billed, await receive(whole, '2026-12-30'));
  expect(await readQuarter('2026-Q4')).toMatchObject({ outputCents: 2 * gst, late: [], early: { count: 0 } });
  expect(await readQuarter('2027-Q1')).toMatchObject({
    outputCents: gst,
    differenceCents: 0,
    late: [{ number, taxPoint: '2026-12-30', gstCents: gst }],
  });
  expect((await readRows('2027-Q1')).rows).toMatchObject([
    { kind: 'INVOICE', number, taxPoint: '2026-12-30', countedOn: '2027-01-10', isLate: true, gstCents: gst },
  ]);
  expect((await readRows('2027-Q1', '&late=false')).rows).toEqual([]);
  expect(await fileOf('2027-Q1')).toMatchObject([
    { Document: number, Remark: expect.stringContaining('filed before') },
  ]);
});

it('of an invoice that was paid in part before, that part alone counts on the day of its money', async () => {
  const [bill, paid] = [partly as Billed, 10_900];
  const receiptId = await receive(paid, '2027-01-09');
  await moveTo('2027-04-05T02:00:00Z');
  const { invoiceId, number } = await invoiceBill(finance, bill, completedOn);
  const apply = (to: string) =>
    finance.post(`${place}/receipts/${receiptId}/allocations`, { invoices: [{ invoiceId: to, cents: paid }] });
  expect((await apply(invoiceId)).status).toBe(200);
  expect(await readQuarter('2027-Q1')).toMatchObject({
    outputCents: gst + 900,
    rows: [{ papers: 2, gstCents: gst + 900 }],
  });
  expect(await readQuarter('2027-Q2')).toMatchObject({ outputCents: gst - 900, differenceCents: 0, late: [] });
  expect(await fileOf('2027-Q1')).toContainEqual(
    expect.objectContaining({ Document: number, 'GST (S$)': 9, Remark: 'Paid before the invoice was issued' }),
  );

  // Credited and issued again, both count when they are issued: the money made the tax point of the first invoice.
  const request = await finance.post(`${place}/requests`, { kind: 'CREDIT', invoiceId, reason: 'Wrong address' });
  const second = await app.letIn(await app.aStaff('finance'));
  expect((await second.put(`${place}/requests/${request.body.data.requestId}/approval`, {})).status).toBe(200);
  const again = await invoiceBill(finance, bill, completedOn);
  expect((await apply(again.invoiceId)).status).toBe(200);
  expect(await readQuarter('2027-Q1')).toMatchObject({ outputCents: gst + 900 });
  expect(await readQuarter('2027-Q2')).toMatchObject({
    outputCents: gst - 900,
    rows: [{ papers: 3 }],
    differenceCents: 0,
  });
});

it('a payment that was taken back makes no tax point, unless it was filed by then', async () => {
  const receipts = [await receive(whole, '2027-04-05'), await receive(whole, '2027-04-05')];
  await moveTo('2027-07-05T02:00:00Z');
  for (const [index, bill] of [returned, keptBill].entries())
    await invoiceAndPay(bill as Billed, receipts[index] ?? '');
  const takeBack = (receiptId = '') =>
    finance.put(`${place}/receipts/${receiptId}/return`, { returnedOn: '2027-07-05', reason: 'Wrong account' });
  const before = (await readQuarter('2027-Q2')).outputCents;
  expect((await takeBack(receipts[0])).status).toBe(200);
  expect(await readQuarter('2027-Q2')).toMatchObject({ outputCents: before - gst });
  expect((await file('2027-Q2', '2027-07-05')).status).toBe(200);
  clock.advance({ hours: 1 });
  expect((await takeBack(receipts[1])).status).toBe(200);
  expect(await readQuarter('2027-Q2')).toMatchObject({ outputCents: before - gst });
  expect(await readQuarter('2027-Q3')).toMatchObject({ outputCents: gst, differenceCents: 0 });
});
