import { describe, expect, it } from 'vitest';
import { hasProgram, hledger } from '#test/judges.ts';
import { readPdf } from '#test/pdf.ts';
import { requireBooksAgree } from '../rig/books-agree.ts';
import { aMoneyDesk } from '../rig/money-desk.ts';

const place = '/agency/v1/finance';
const whole = 5_406_400;
const today = '2026-11-20';
const rig = await aMoneyDesk('2026-11-12');
const { app, finance } = rig;
const second = await app.letIn(await app.aStaff('finance'));

const aCheque = (invoices: { invoiceId: string; cents: number }[], more: object = {}) =>
  rig.receive(invoices, { method: 'CHEQUE', reference: 'OCBC 100234', receivedOn: '2026-11-18', ...more });
const clear = (receiptId: string, clearedOn = today) =>
  finance.put(`${place}/receipts/${receiptId}/clearance`, { clearedOn });
const giveBack = (receiptId: string, more: object = {}) =>
  finance.put(`${place}/receipts/${receiptId}/return`, { returnedOn: today, reason: 'Insufficient funds', ...more });
const prepare = (body: object) => finance.post(`${place}/requests`, { reason: 'Agreed with the client', ...body });
const booksAgree = () => requireBooksAgree(rig);
const approve = (requestId: string, by = second) => by.put(`${place}/requests/${requestId}/approval`, {});

describe('money of an earlier day', () => {
  const query = <Row extends object>(text: string, values: unknown[]) =>
    app.services.database.$client.query<Row>(text, values).then(({ rows }) => rows);
  const postedOf = ({ entryIds }: { entryIds: string[] }) =>
    query(
      `SELECT DISTINCT day::text, value_day::text AS "valueDay" FROM journal_entry WHERE event_id = ANY($1::uuid[])
       AND event IN ('receipt', 'allocation')`,
      [entryIds],
    );

  it('from before the deal is taken, posted today with its value day, and a warning says so', async () => {
    const { invoiceId, dealId, dealNo } = await rig.anInvoice();
    const [deal] = await query<{ before: string }>('SELECT (signed_on - 1)::text AS before FROM deal WHERE id = $1', [
      dealId,
    ]);
    const receivedOn = deal?.before ?? '';
    const { status, body } = await rig.receive([{ invoiceId, cents: 100 }], { receivedOn });
    expect([status, body.data.warnings]).toEqual([
      200,
      [expect.stringMatching(`^${dealNo} was signed on .* posted today`)],
    ]);
    const receipt = await rig.readReceipt(body.data.receiptId);
    expect(receipt.receivedOn).toBe(receivedOn);
    expect(await postedOf(receipt)).toEqual([{ day: today, valueDay: receivedOn }]);
    const { body: later } = await rig.receive([{ invoiceId, cents: 100 }]);
    expect(later.data.warnings).toEqual([]);
    await booksAgree();
  });

  it('that is like another one to the reference is taken, and a warning names that one', async () => {
    const money = { cents: 43_210, reference: 'FT 8812' };
    const { body: first } = await rig.receive([], money);
    expect(first.data.warnings).toEqual([]);
    const { status, body } = await rig.receive([], money);
    expect([status, body.data.warnings]).toEqual([
      200,
      [expect.stringContaining(`${first.data.number} has the same payer, day, amount and reference.`)],
    ]);
    expect((await rig.receive([], { ...money, reference: '' })).body.data.warnings).toEqual([]);
    expect((await rig.receive([], { ...money, reference: '' })).body.data.warnings).toEqual([]);
    await booksAgree();
  });

  it('of a closed month is posted today with its value day, and a warning says so', async () => {
    await query("INSERT INTO ledger_month (month, closed_at) VALUES ('2026-01-01', now())", []);
    const { body } = await rig.receive([], { cents: 500, receivedOn: '2026-01-15' });
    expect(body.data.warnings).toEqual([
      'January 2026 is closed in the ledger. It is posted today, with 15 Jan 2026 as its value day.',
    ]);
    expect(await postedOf(await rig.readReceipt(body.data.receiptId))).toEqual([
      { day: today, valueDay: '2026-01-15' },
    ]);
    const future = await rig.receive([], { cents: 500, receivedOn: '2026-11-21' });
    expect(future.status).toBe(400);
  });

  it('that cleared or went back in a closed month is posted today with its value day, and warnings say so', async () => {
    const daysOf = (event: string, id: string) =>
      query(`SELECT day::text, value_day::text AS "valueDay" FROM journal_entry WHERE event = $1 AND event_id = $2`, [
        event,
        id,
      ]);
    await query("INSERT INTO ledger_month (month, closed_at) VALUES ('2026-01-01', now()) ON CONFLICT DO NOTHING", []);
    const { receiptId } = (await aCheque([], { cents: 500, receivedOn: '2026-01-12' })).body.data;
    const closed = (day: string) => [
      `January 2026 is closed in the ledger. It is posted today, with ${day} Jan 2026 as its value day.`,
    ];
    const cleared = await clear(receiptId, '2026-01-14');
    expect([cleared.status, cleared.body.data?.warnings]).toEqual([200, closed('14')]);
    expect(await daysOf('clearance', receiptId)).toEqual([{ day: today, valueDay: '2026-01-14' }]);
    const returned = await giveBack(receiptId, { returnedOn: '2026-01-16' });
    expect([returned.status, returned.body.data?.warnings]).toEqual([200, closed('16')]);
    expect(await daysOf('receipt returned', receiptId)).toEqual([{ day: today, valueDay: '2026-01-16' }]);
    await booksAgree();
  });

  it('a cheque from before the deal that clears before it pays as of then, is posted today, and a warning says so', async () => {
    const { invoiceId, dealId, dealNo } = await rig.anInvoice();
    const [deal] = await query<{ before: string }>('SELECT (signed_on - 1)::text AS before FROM deal WHERE id = $1', [
      dealId,
    ]);
    const before = deal?.before ?? '';
    const { receiptId } = (await aCheque([{ invoiceId, cents: 100 }], { receivedOn: before })).body.data;
    const { body } = await clear(receiptId, before);
    expect(body.data?.warnings).toEqual([expect.stringMatching(`^${dealNo} was signed on .* posted today`)]);
    expect(await postedOf(await rig.readReceipt(receiptId))).toEqual([{ day: today, valueDay: before }]);
    await booksAgree();
  });
});

describe('a cheque', () => {
  it('pays nothing before it has cleared, and the invoice shows it', async () => {
    const me = await app.letIn(await app.aSalesperson());
    const { invoiceId, billId } = await rig.anInvoice(me);
    const { body } = await aCheque([{ invoiceId, cents: whole }]);
    const { receiptId } = body.data;
    expect(await rig.readBill(billId)).toMatchObject({
      state: 'ISSUED',
      openCents: whole,
      payments: [{ method: 'CHEQUE', state: 'CLEARING', cents: whole }],
    });
    expect(await rig.earnedOf(me.person)).toBe(0);
    const { text } = await readPdf((await finance.get(`${place}/receipts/${receiptId}/pdf`)).raw);
    expect(text).toContain('subject to clearance');
    await booksAgree();

    expect((await clear(receiptId, '2026-11-17')).body.errors[0].message).toContain('before the day it was received');
    expect((await clear(receiptId, '2026-11-21')).body.errors[0].message).toContain('still to come');
    expect((await clear(receiptId)).body.data).toEqual({ leftCents: 0, warnings: [] });
    expect(await rig.readBill(billId)).toMatchObject({ state: 'PAID', payments: [{ state: 'USED' }] });
    expect(await rig.earnedOf(me.person)).toBe(3_968_000);
    expect((await clear(receiptId)).status).toBe(409);
    await booksAgree();
  });

  it('that bounces before it has cleared leaves the invoice open', async () => {
    const { invoiceId, billId, number } = await rig.anInvoice();
    const { receiptId, number: receipt } = (await aCheque([{ invoiceId, cents: whole }])).body.data;
    expect((await giveBack(receiptId, { feeCents: 1_500 })).status).toBe(200);
    const returned = { state: 'RETURNED', invoices: [number], feeCents: 1_500 };
    expect(await rig.readReceipt(receiptId)).toMatchObject({ ...returned, meantFor: [{ number, cents: whole }] });
    expect((await finance.get(`${place}/receipts?search=${receipt}`)).body.data.rows).toMatchObject([returned]);
    expect(await rig.readBill(billId)).toMatchObject({
      state: 'ISSUED',
      openCents: whole,
      payments: [{ state: 'RETURNED' }],
    });
    expect((await clear(receiptId)).status).toBe(409);
    expect((await giveBack(receiptId)).status).toBe(409);
    await booksAgree();
  });

  it('that bounces afterwards is taken back from everyone who earned by it, cent by cent', async () => {
    const me = await app.letIn(await app.aSalesperson());
    const { invoiceId, billId } = await rig.anInvoice(me);
    await rig.receive([{ invoiceId, cents: 1_000_001 }]);
    const before = await rig.earnedOf(me.person);
    const { receiptId } = (await aCheque([{ invoiceId, cents: whole - 1_000_001 }])).body.data;
    await clear(receiptId);
    expect(await rig.earnedOf(me.person)).toBe(3_968_000);
    await giveBack(receiptId, { feeCents: 1_500 });
    expect(await rig.earnedOf(me.person)).toBe(before);
    expect(await rig.readBill(billId)).toMatchObject({ state: 'PART_PAID', openCents: whole - 1_000_001 });
    expect(await rig.readReceipt(receiptId)).toMatchObject({
      state: 'RETURNED',
      leftCents: 0,
      returnReason: 'Insufficient funds',
      feeCents: 1_500,
      paid: [{ takenBackOn: today }],
    });
    await rig.receive([{ invoiceId, cents: whole - 1_000_001 }]);
    expect(await rig.earnedOf(me.person)).toBe(3_968_000);
    await booksAgree();
  });

  it('that clears after its invoice was paid another way stays the payer’s credit', async () => {
    const { invoiceId } = await rig.anInvoice();
    const { receiptId } = (await aCheque([{ invoiceId, cents: 1_000 }])).body.data;
    await rig.receive([{ invoiceId, cents: whole }]);
    expect((await clear(receiptId)).body.data).toEqual({ leftCents: 1_000, warnings: [] });
    await booksAgree();
  });

  it('is cleared once and returned once, also when many ask at once', async () => {
    const { invoiceId } = await rig.anInvoice();
    const { receiptId } = (await aCheque([{ invoiceId, cents: whole }])).body.data;
    const cleared = await Promise.all(Array.from({ length: 10 }, () => clear(receiptId)));
    expect(cleared.filter(({ status }) => status === 200)).toHaveLength(1);
    const returned = await Promise.all(Array.from({ length: 10 }, () => giveBack(receiptId)));
    expect(returned.filter(({ status }) => status === 200)).toHaveLength(1);
    await booksAgree();
  });
});

describe('what a payer has left', () => {
  it('pays another invoice later, and no more than there is', async () => {
    const [first, other] = [await rig.anInvoice(), await rig.anInvoice()];
    const { receiptId } = (
      await rig.receive([{ invoiceId: first.invoiceId, cents: whole }], { cents: whole + 200_000 })
    ).body.data;
    const use = (cents: number) =>
      finance.post(`${place}/receipts/${receiptId}/allocations`, { invoices: [{ invoiceId: other.invoiceId, cents }] });
    const over = await use(200_001);
    expect([over.status, over.body.errors[0].message]).toEqual([409, expect.stringContaining('S$ 2,000.00 of OR26-')]);
    const answers = await Promise.all([use(150_000), use(150_000)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await use(50_000)).body.data).toEqual({ leftCents: 0 });
    expect(await rig.readBill(other.billId)).toMatchObject({ openCents: whole - 200_000, state: 'PART_PAID' });
    await booksAgree();
  });

  it('is used once, also when fifty ask for it at once', async () => {
    const { invoiceId, billId } = await rig.anInvoice();
    const { receiptId } = (await rig.receive([], { cents: 100_000 })).body.data;
    const use = () =>
      finance.post(`${place}/receipts/${receiptId}/allocations`, { invoices: [{ invoiceId, cents: 100_000 }] });
    const answers = await Promise.all(Array.from({ length: 50 }, use));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // A call that waits too long for the lock on the receipt is answered 503.
    expect(answers.filter(({ status }) => ![200, 409, 503].includes(status))).toEqual([]);
    expect(await rig.readBill(billId)).toMatchObject({ openCents: whole - 100_000 });
    await booksAgree();
  });
});

describe('an invoice that two payments pay at once', () => {
  it('is paid once: the second payment is told what is still open', async () => {
    const { invoiceId, billId, number } = await rig.anInvoice();
    const receipts = await Promise.all(
      [1, 2, 3, 4].map(async () => (await rig.receive([], { cents: whole })).body.data.receiptId),
    );
    const answers = await Promise.all(
      receipts.map((id) =>
        finance.post(`${place}/receipts/${id}/allocations`, { invoices: [{ invoiceId, cents: whole }] }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.errors[0].message).toBe(`Of ${number} S$ 0.00 is open. Give at most that.`);
    expect(await rig.readBill(billId)).toMatchObject({ openCents: 0, state: 'PAID' });
    await booksAgree();
  });
});

describe('a paid invoice', () => {
  it('is credited by two people: its money is the payer’s again, and who earned by it owes that', async () => {
    const me = await app.letIn(await app.aSalesperson());
    const { invoiceId, billId, number } = await rig.anInvoice(me);
    const { receiptId } = (await rig.receive([{ invoiceId, cents: whole }])).body.data;
    const { requestId } = (await prepare({ kind: 'CREDIT', invoiceId })).body.data;
    expect((await approve(requestId)).status).toBe(200);
    expect(await rig.earnedOf(me.person)).toBe(0);
    expect(await rig.readReceipt(receiptId)).toMatchObject({ leftCents: whole, state: 'CREDIT' });
    expect(await rig.readBill(billId)).toMatchObject({ state: 'READY', credited: [{ number }] });
    const again = (await finance.post(`${place}/invoices`, { billId })).body.data;
    await finance.post(`${place}/receipts/${receiptId}/allocations`, {
      invoices: [{ invoiceId: again.invoiceId, cents: whole }],
    });
    expect(await rig.earnedOf(me.person)).toBe(3_968_000);
    await booksAgree();
  });
});

describe('what is not paid', () => {
  it('is written off by two people, and open again when money comes after all', async () => {
    const me = await app.letIn(await app.aSalesperson());
    const { invoiceId, billId, number } = await rig.anInvoice(me);
    await rig.receive([{ invoiceId, cents: 406_400 }]);
    const { requestId } = (await prepare({ kind: 'WRITE_OFF', invoiceId })).body.data;
    expect((await approve(requestId)).status).toBe(200);
    expect(await rig.readBill(billId)).toMatchObject({ state: 'WRITTEN_OFF', openCents: 0 });
    expect((await prepare({ kind: 'WRITE_OFF', invoiceId })).body.errors[0].message).toBe(
      `Nothing is open of ${number}.`,
    );
    await booksAgree();
    expect((await rig.receive([{ invoiceId, cents: 2_000_000 }])).status).toBe(200);
    expect(await rig.readBill(billId)).toMatchObject({ state: 'PART_PAID', openCents: 3_000_000 });
    await rig.receive([{ invoiceId, cents: 3_000_000 }]);
    expect(await rig.earnedOf(me.person)).toBe(3_968_000);
    await booksAgree();
  });

  it('is written off again when money that had paid the rest goes back', async () => {
    const { invoiceId, billId } = await rig.anInvoice();
    const { receiptId } = (await rig.receive([{ invoiceId, cents: 406_400 }])).body.data;
    const writeOff = async () =>
      approve((await prepare({ kind: 'WRITE_OFF', invoiceId })).body.data.requestId as string);
    expect((await writeOff()).status).toBe(200);
    await finance.put(`${place}/receipts/${receiptId}/return`, {
      returnedOn: '2026-11-20',
      reason: 'Any',
      feeCents: 0,
    });
    expect(await rig.readBill(billId)).toMatchObject({ openCents: 406_400 });
    expect((await writeOff()).status).toBe(200);
    await booksAgree();
    // The whole invoice was given up, so the whole of it is open again.
    await rig.receive([{ invoiceId, cents: 100 }]);
    expect(await rig.readBill(billId)).toMatchObject({ openCents: 5_406_300 });
    await booksAgree();
  });

  it('is not written off by a request from before a payment', async () => {
    const { invoiceId } = await rig.anInvoice();
    const { requestId } = (await prepare({ kind: 'WRITE_OFF', invoiceId })).body.data;
    await rig.receive([{ invoiceId, cents: 100 }]);
    expect((await approve(requestId)).body.errors[0].message).toContain('Money has come in');
  });
});

describe('the list of receipts', () => {
  it('finds by payer, state and day, with sums', async () => {
    await rig.receive([], { cents: 77_700, payer: 'Nadia 100% Holdings', receivedOn: '2026-10-05' });
    const find = async (query: string) => (await finance.get(`${place}/receipts?${query}`)).body.data;
    expect(await find('search=100%25 hold')).toMatchObject({
      rows: [{ payer: 'Nadia 100% Holdings', state: 'CREDIT', leftCents: 77_700 }],
      sums: { cents: 77_700, leftCents: 77_700 },
    });
    expect((await find('from=2026-10-01&to=2026-10-31')).totalRecords).toBe(1);
    const cleared = (await find('state=CLEARING')).rows as { state: string }[];
    expect(cleared.every(({ state }) => state === 'CLEARING')).toBe(true);
  });

  it('offers open invoices for a payment', async () => {
    const { number, invoiceId } = await rig.anInvoice();
    const { rows } = (await finance.get(`${place}/open-invoices?search=${number.slice(-4)}`)).body.data;
    expect(rows).toContainEqual(expect.objectContaining({ invoiceId, openCents: whole, to: 'Goh Siew Choo' }));
  });
});

it.skipIf(!hasProgram('hledger'))('all of this leaves a journal that hledger accepts', async () => {
  hledger((await finance.get(`${place}/ledger/export`)).raw.toString(), 'check', '--strict');
});
