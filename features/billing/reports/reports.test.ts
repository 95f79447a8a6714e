import { read, utils } from '@e965/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { aMoneyDesk } from '../rig/money-desk.ts';

const place = '/agency/v1/finance';
const anything = { receiptId: expect.any(String), number: expect.any(String), receivedOn: expect.any(String) };
const [whole, gst, net] = [5_406_400, 446_400, 4_960_000];
const rig = await aMoneyDesk('2026-11-12');
const { app, finance } = rig;
const other = await app.letIn(await app.aSalesperson({ name: 'Other Agent' }));

/** Three invoices: one paid in part and 40 days late, one of another salesperson that is paid, one credited; a bill without. */
beforeAll(async () => {
  const late = await rig.anInvoice();
  await rig.receive([{ invoiceId: late.invoiceId, cents: 406_400 }]);
  await app.services.database.$client.query('UPDATE invoice SET due_on = $1 WHERE id = $2', [
    '2026-10-11',
    late.invoiceId,
  ]);
  const paid = await rig.anInvoice(other);
  await rig.receive([{ invoiceId: paid.invoiceId, cents: whole }], { cents: whole + 100 });
  const wrong = await rig.anInvoice();
  await finance.post(`${place}/invoices/${wrong.invoiceId}/credit-note`, { reason: 'Wrong address' });
  await rig.aBill();
});

const sheetOf = async (path: string) => {
  const { status, raw } = await finance.get(`${place}${path}`);
  expect(status).toBe(200);
  const { Sheets, SheetNames } = read(raw);
  return utils.sheet_to_json<Record<string, unknown>>(Sheets[SheetNames[0] ?? ''] ?? {});
};

type Counted = { count: number; cents?: number; oldest: string | null };

describe('the overview', () => {
  it('counts what waits, by kind', async () => {
    const { others, ...own } = (await finance.get(`${place}/overview`)).body.data;
    expect(others.map(({ label, count }: { label: string; count: number }) => [label, count])).toEqual([
      ['Duty and loan rates to approve', 0],
      ['Resplits to approve', 0],
      ['Plan changes to approve', 0],
      ['Co-brokers without an agency', 0],
      ['Co-brokers without bank details', 0],
      ['Co-brokers without a tax invoice', 0],
      ['Co-brokers with a tax invoice of another amount', 0],
      ['Accounts of agencies to approve', 0],
      ['Runs to approve', 0],
      ['Runs to send', 0],
      ['Withdrawals of runs to confirm', 0],
      ['Runs to mark as paid', 0],
      ['Advances to approve', 0],
      ['Write-offs of debts to approve', 0],
      ['Withheld, to be remitted', 0],
      ['Payouts held by finance', 0],
      ['Changes of the agency’s account to approve', 0],
      ['GST rates to approve', 0],
    ]);
    const { aging, largest, next, ...kinds } = own;
    expect(aging).toEqual({ D60: 5_000_000 });
    expect([largest.cents, next]).toEqual([5_000_000, { count: 0, cents: 0 }]);
    const oldest = Object.entries<Counted>(kinds).flatMap(([kind, { oldest }]) => (oldest ? [kind] : []));
    expect(oldest).toEqual(['waiting', 'ready', 'open', 'overdue', 'credit']);
    const counted = Object.entries<Counted>(kinds).map(([kind, { oldest: _, ...counted }]) => [kind, counted]);
    expect(Object.fromEntries(counted)).toEqual({
      waiting: { count: 1, cents: net },
      ready: { count: 1, cents: net },
      open: { count: 1, cents: 5_000_000 },
      overdue: { count: 1, cents: 5_000_000 },
      disputed: { count: 0, cents: 0 },
      reminders: { count: 0, cents: 0 },
      cheques: { count: 0, cents: 0 },
      credit: { count: 1, cents: 100 },
      bankLines: { count: 0, cents: 0 },
      possibleDuplicates: { count: 0, cents: 0 },
      debits: { count: 0, cents: 0 },
      refunds: { count: 0, cents: 0 },
      approvals: { count: 0, cents: 0 },
      revisions: { count: 0 },
      asked: { count: 0, cents: 0 },
    });
  });
});

describe('the aging', () => {
  it.each(['AGENT', 'TEAM', 'CLIENT'])('by %s sums to what is open, and its list has those invoices', async (by) => {
    const { rows, sums, sumCents } = (await finance.get(`${place}/aging?by=${by}`)).body.data;
    expect([rows.length, rows[0].totalCents, rows[0].buckets.D60, sums.D60, sumCents]).toEqual([
      1,
      ...Array(4).fill(5_000_000),
    ]);
    const filter = { AGENT: 'agent', TEAM: 'team', CLIENT: 'client' }[by];
    const query = rows[0].key ? `${filter}=${encodeURIComponent(rows[0].key)}&late=D60` : 'late=D60';
    const bills = (await finance.get(`${place}/bills?${query}`)).body.data.rows as { openCents: number }[];
    expect(bills.map(({ openCents }) => openCents)).toEqual([5_000_000]);
  });
});

describe('the GST of a quarter', () => {
  it('is invoices less credit notes, as the ledger says', async () => {
    expect((await finance.get(`${place}/gst?quarter=2026-Q4`)).body.data).toEqual({
      from: '2026-10-01',
      to: '2026-12-31',
      rows: [{ rate: 90_000, netCents: 2 * net, gstCents: 2 * gst, papers: 4 }],
      outputCents: 2 * gst,
      feesCents: 0,
      inputCents: 0,
      differenceCents: 0,
      early: { count: 1, cents: 100, rows: [{ leftCents: 100, payer: 'Goh Siew Choo', ...anything }] },
      late: [],
      isOver: false,
      filing: null,
    });
    expect((await finance.get(`${place}/gst?quarter=2026-Q3`)).body.data.rows).toEqual([]);
    expect((await finance.get(`${place}/gst?quarter=2026-Q5`)).status).toBe(400);
    const rows = await sheetOf('/gst/rows/export?quarter=2026-Q4');
    expect(rows.map((row) => row['GST (S$)'])).toContain(-4464);
    expect(rows).toHaveLength(4);
  });
});

describe('the files', () => {
  it('have every bill and receipt that the list finds', async () => {
    const bills = await sheetOf('/bills/export');
    expect(bills).toHaveLength(4);
    expect(bills.map((row) => row.State).toSorted()).toEqual(['Awaiting completion', 'Overdue', 'Paid', 'To invoice']);
    expect(await sheetOf('/bills/export?state=OVERDUE')).toMatchObject([
      { 'Outstanding (S$)': 50_000, 'Total incl. GST (S$)': 54_064 },
    ]);
    expect(await sheetOf(`/bills/export?agent=${other.person.userId}`)).toMatchObject([{ Salesperson: 'Other Agent' }]);
    expect(await sheetOf('/receipts/export?state=CREDIT')).toMatchObject([
      { 'Credit left (S$)': 1, 'Received from': 'Goh Siew Choo' },
    ]);
  });

  it('have what the lists of credit notes, bank lines, requests, reminders and the aging have', async () => {
    const notes = (await finance.get(`${place}/credit-notes`)).body.data;
    expect(notes).toMatchObject({
      rows: [{ reason: 'Wrong address', totalCents: whole }],
      sums: { netCents: net, gstCents: gst, totalCents: whole },
    });
    const [note] = notes.rows;
    for (const number of [note.number, note.invoiceNumber, note.dealNo])
      expect((await finance.get(`${place}/credit-notes?search=${number.toLowerCase()}`)).body.data.totalRecords).toBe(
        1,
      );
    expect((await finance.get(`${place}/credit-notes?to=2026-01-01`)).body.data.rows).toEqual([]);
    expect(await sheetOf('/credit-notes/export')).toMatchObject([{ 'Credit note': note.number, 'GST (S$)': 4464 }]);
    for (const list of ['bank-lines', 'requests', 'reminders'])
      expect(await sheetOf(`/${list}/export`), list).toEqual([]);
    expect(await sheetOf('/aging/invoices/export?by=TEAM')).toMatchObject([
      { Group: 'Without a leader', 'Received (S$)': 4_064, 'Outstanding (S$)': 50_000, 'Days late': 40 },
    ]);
    const { sums } = (await finance.get(`${place}/bills?state=OVERDUE`)).body.data;
    expect(sums).toEqual({ totalCents: whole, openCents: 5_000_000 });
    const { rows, totalRecords } = (await finance.get(`${place}/completed-deals?month=2026-11`)).body.data;
    expect([totalRecords, rows[0]]).toEqual([3, expect.objectContaining({ client: 'Seller', transaction: 'Resale' })]);
  });

  it('say to the regulator which residential deals were completed in a month', async () => {
    const rows = await sheetOf('/completed-deals/export?month=2026-11');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatchObject({
      Client: 'Seller',
      Transaction: 'Resale',
      'Property type': 'Condominium',
      'Estate agent licence': 'L3010234A',
      Salespersons: expect.stringMatching(/^R\d{6}[A-Z]$/),
    });
    expect(await sheetOf('/completed-deals/export?month=2026-10')).toEqual([]);
  });
});

describe('what waits to leave the bank account', () => {
  const figures = async (key: 'debits' | 'refunds') => {
    const { count, cents } = (await finance.get(`${place}/overview`)).body.data[key];
    return { count, cents };
  };
  const listed = async (list: string) => {
    const { rows, sums } = (await finance.get(`${place}/${list}&pageSize=100`)).body.data;
    return { count: rows.length, cents: sums.cents };
  };

  it('has debits of the bank until they are confirmed or set aside', async () => {
    const head = 'Transaction Date,Reference,Client Reference,Debit Amount,Credit Amount,Currency';
    const lines = ['20/11/2026,GIRO PV26-000001,HANNAH LIM,39680.00,,SGD', '20/11/2026,FEE,THE BANK,35.00,,SGD'];
    const file = { name: 'statement.csv', bytes: Buffer.from([head, ...lines, ''].join('\n')) };
    expect((await finance.upload(`${place}/bank-lines/import`, {}, file)).status).toBe(200);
    expect(await figures('debits')).toEqual({ count: 2, cents: -3_971_500 });
    expect(await listed('bank-lines?state=DEBIT')).toEqual(await figures('debits'));
    const { rows } = (await finance.get(`${place}/bank-lines?search=fee`)).body.data;
    await finance.put(`${place}/bank-lines/${rows[0].lineId}/aside`, { aside: true, note: 'Monthly fee' });
    expect(await figures('debits')).toEqual({ count: 1, cents: -3_968_000 });
  });

  it('has refunds from their approval until a run takes them', async () => {
    const second = await app.letIn(await app.aStaff('finance'));
    const { receiptId } = (await rig.receive([], { cents: 90_000 })).body.data;
    const account = { bank: 'UOB', holder: 'Goh Siew Choo', number: '451-234-5678' };
    const request = { kind: 'REFUND', receiptId, cents: 90_000, account, reason: 'Paid twice' };
    const { requestId } = (await finance.post(`${place}/requests`, request)).body.data;
    expect(await figures('refunds')).toEqual({ count: 0, cents: 0 });
    await second.put(`${place}/requests/${requestId}/approval`, {});
    expect(await figures('refunds')).toEqual({ count: 1, cents: 90_000 });
    expect(await listed('requests?state=TO_PAY')).toEqual({ count: 1, cents: 90_000 });
    await finance.delete(`${place}/requests/${requestId}`);
    expect(await figures('refunds')).toEqual({ count: 0, cents: 0 });
  });
});
