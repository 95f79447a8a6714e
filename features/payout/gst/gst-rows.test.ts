import { read, utils } from '@e965/xlsx';
import { beforeAll, expect, it } from 'vitest';
import type { Client } from '#test/people.ts';
import { anAgencyWithCobrokers } from '../rig/cobrokers.ts';

type Row = {
  kind: string;
  number: string;
  who: string;
  taxPoint: string;
  countedOn: string;
  isLate: boolean;
  rate: number | null;
  netCents: number | null;
  gstCents: number;
  to: string;
};

const agency = await anAgencyWithCobrokers();
const { app, clock, query, place, must, admin, aRun, aCobrokedDeal, tie, enterInvoice } = agency;
const finance = '/agency/v1/finance';
const [earned, gst] = [3_968_000, 357_120];
const [shared, gstOfShare] = [2_480_000, 223_200];
let preparer: Client = agency.preparer;
let [second]: string[] = [];
let first: { shareId: string; invoiceId: string; dealNo: string };
let sentRun: { runId: string; lines: { voucher: string }[] };

const rowsOf = async (quarter: string, filters: string): Promise<Row[]> =>
  (await must(preparer.get(`${finance}/gst/rows?quarter=${quarter}&sortDirection=asc&${filters}`))).rows;

const fileOf = async (quarter: string, filters: string) =>
  utils.sheet_to_json<Record<string, unknown>>(
    read((await preparer.get(`${finance}/gst/rows/export?quarter=${quarter}&${filters}`)).raw).Sheets.GST ?? {},
  );

const gstOf = (rows: Row[]) => rows.reduce((sum, { gstCents }) => sum + gstCents, 0);

/** The figures of a quarter, each the sum of its rows, on the page and in the file. */
const figuresOf = async (quarter: string) => {
  const { inputCents, feesCents, outputCents, differenceCents } = await must(
    preparer.get(`${finance}/gst?quarter=${quarter}`),
  );
  for (const [filters, figure] of [
    ['of=INPUT', inputCents],
    ['of=OUTPUT', outputCents],
    ['of=OUTPUT&kind=FEE', feesCents],
  ] as const) {
    const rows = await rowsOf(quarter, filters);
    const file = await fileOf(quarter, filters);
    const { sums, totalRecords } = await must(preparer.get(`${finance}/gst/rows?quarter=${quarter}&${filters}`));
    expect([filters, gstOf(rows), sums.gstCents, totalRecords]).toEqual([filters, figure, figure, rows.length]);
    expect(file.map((row) => [row.Document, Math.round(Number(row['GST (S$)']) * 100)])).toEqual(
      rows.map(({ number, gstCents }) => [number, gstCents]),
    );
  }
  expect(differenceCents).toBe(0);
  return { inputCents, feesCents };
};

const charge = ({ person }: Client, cents: number) =>
  must(
    preparer.post(`${finance}/charges`, {
      personId: person.userId,
      text: 'Name cards',
      cents,
      dueOn: '2026-11-01',
    }),
  );

/** A registered salesperson and another one with fees, of whom the first is paid in the quarter; and two shares of another agency. */
beforeAll(async () => {
  await must(admin.put('/agency/v1/settings/selfBilling', { value: true, version: 0 }));
  const registered = await app.letIn(await app.aSalesperson({ name: 'Registered' }));
  const other = await app.letIn(await app.aSalesperson({ name: 'Other' }));
  await agency.enterInRegister(agency.agent.person, registered.person, other.person);
  for (const who of [registered, other]) await agency.giveAccount(who, { rested: true });
  await query("UPDATE person SET gst_number = 'M90123456X', gst_from = '2026-01-01' WHERE id = $1", [
    registered.person.userId,
  ]);
  await charge(registered, 4_360);
  await agency.aPaidDeal(registered);
  await aRun('paid');
  await charge(other, 10_900);
  await agency.aPaidDeal(other);
  sentRun = await aRun('sent');
  await agency.giveAgencyAccount();
  const [one, two] = [await aCobrokedDeal(), await aCobrokedDeal()];
  for (const { shareId } of [one, two]) await must(tie(shareId));
  first = { ...one, ...(await must(enterInvoice(one.shareId))) };
  second = two.shareId;
}, 60_000);

it('input tax has the tax invoices of salespeople and co-brokers as rows', async () => {
  expect(await figuresOf('2026-Q4')).toEqual({ inputCents: gst + gstOfShare, feesCents: 360 });
  const rows = await rowsOf('2026-Q4', 'of=INPUT');
  expect(rows).toMatchObject([
    {
      kind: 'COBROKER',
      number: 'HH-1',
      who: 'Harbour & Hill Realty Pte Ltd',
      taxPoint: '2026-11-20',
      rate: 90_000,
      netCents: shared,
      gstCents: gstOfShare,
      isLate: false,
      to: `/agency-desk/finance/cobrokers?search=${first.dealNo}`,
    },
    {
      kind: 'SALESPERSON',
      number: 'SB26-000001',
      who: 'Registered',
      rate: 90_000,
      netCents: earned,
      gstCents: gst,
      to: expect.stringMatching(/^\/agency-desk\/finance\/payouts\/[\w-]+\?search=PV26-/),
    },
  ]);
  expect(await rowsOf('2026-Q3', 'of=INPUT')).toEqual([]);
});

it('the GST on fees is of the statements that took them', async () => {
  expect(await rowsOf('2026-Q4', 'kind=FEE')).toMatchObject([
    {
      kind: 'FEE',
      number: expect.stringMatching(/^PV26-/),
      who: 'Registered',
      rate: null,
      netCents: 4_000,
      gstCents: 360,
    },
  ]);
});

it('is found by number, by name and by kind, a page at a time, by finance alone', async () => {
  const numbersOf = async (filters: string) => (await rowsOf('2026-Q4', filters)).map(({ number }) => number);
  expect(await numbersOf('of=INPUT&search=hh-')).toEqual(['HH-1']);
  expect(await numbersOf('of=INPUT&search=REGIST')).toEqual(['SB26-000001']);
  expect(await numbersOf('of=INPUT&kind=SALESPERSON')).toEqual(['SB26-000001']);
  expect(await numbersOf('of=INPUT&kind=INVOICE')).toEqual([]);
  expect(await numbersOf('of=INPUT&late=true')).toEqual([]);
  expect(await numbersOf('of=INPUT&pageSize=1&pageNumber=2')).toEqual(['SB26-000001']);
  expect(await numbersOf('of=INPUT&sortBy=GST&pageSize=1')).toEqual(['HH-1']);
  for (const path of ['rows', 'rows/export']) {
    expect((await agency.agent.get(`${finance}/gst/${path}?quarter=2026-Q4&of=INPUT`)).status).toBe(403);
    for (const wrong of ['', 'quarter=2026-Q4&of=ALL', 'quarter=2026-Q4&rate=x'])
      expect((await preparer.get(`${finance}/gst/${path}?${wrong}`)).status).toBe(400);
  }
});

it('what is posted into a quarter that was filed counts later, is marked, and leaves that quarter as it was', async () => {
  clock.moveTo('2027-01-10T02:00:00Z');
  preparer = await app.letIn(agency.preparer.person);
  const before = await figuresOf('2026-Q4');
  await must(preparer.put(`${finance}/gst/2026-Q4/filing`, { filedOn: '2027-01-09' }));
  clock.advance({ hours: 1 });
  await must(preparer.put(`${place}/${sentRun.runId}/payment`, { paidOn: '2026-12-29' }));
  const late = { number: 'HH-2', issuedOn: '2026-11-20' };
  await must(preparer.post(`${finance}/cobroke-shares/${second}/invoices`, late));
  const note = { number: 'HH-C1', creditedOn: '2027-01-10' };
  await must(preparer.put(`${finance}/cobroke-invoices/${first.invoiceId}/credit-note`, note));

  expect(await figuresOf('2026-Q4')).toEqual(before);
  expect(await figuresOf('2027-Q1')).toEqual({ inputCents: 0, feesCents: 900 });
  expect(await rowsOf('2027-Q1', 'of=INPUT')).toMatchObject([
    { number: 'HH-2', taxPoint: '2026-11-20', countedOn: '2027-01-10', isLate: true, gstCents: gstOfShare },
    { number: 'HH-C1', taxPoint: '2027-01-10', isLate: false, netCents: -shared, gstCents: -gstOfShare },
  ]);
  expect(await rowsOf('2027-Q1', 'of=INPUT&late=false')).toMatchObject([{ number: 'HH-C1' }]);
  const fees = { number: sentRun.lines[0]?.voucher, who: 'Other', taxPoint: '2026-12-29', isLate: true, gstCents: 900 };
  expect(await rowsOf('2027-Q1', 'kind=FEE&late=true')).toMatchObject([fees]);
  expect(await fileOf('2027-Q1', 'of=INPUT&late=true')).toMatchObject([
    { Document: 'HH-2', From: 'Harbour & Hill Realty Pte Ltd', Remark: 'Counts here: its quarter was filed before' },
  ]);
});
