import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { setUpline } from '#features/people/index.server.ts';
import { clockAt } from '#platform/server/clock.ts';
import { transact } from '#platform/server/context.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anApprovedDeal } from '#test/approved-deal.ts';
import { billOf, giveParticulars } from '#test/deals.ts';
import { codeIn, hasProgram, hledger, skipWithout } from '#test/judges.ts';
import { readPdf } from '#test/pdf.ts';
import type { Client, Person } from '#test/people.ts';
import { type MoneyDesk, moneyDesk } from './rig/money-desk.ts';
import { checksum, fieldsOf } from './rig/pay-now.ts';

const place = '/agency/v1/finance';
const clock = clockAt('2026-11-20T02:00:00Z');
const completedOn = '2026-11-19';
let app: TestApp;
let agent: Client;
let desk: Client;
let finance: Client;
let compliance: Client;
let rig: MoneyDesk;

beforeAll(async () => {
  app = await testApp({ clock });
  rig = await moneyDesk(app, completedOn);
  ({ agent, desk, finance } = rig);
  compliance = await app.letIn(await app.aStaff('compliance'));
});

const aBill = () => rig.aBill();
const anInvoice = (owner?: Client) => rig.anInvoice(owner);
const read = (billId: string) => rig.readBill(billId);
const receive: MoneyDesk['receive'] = (...given) => rig.receive(...given);
const earnedOf = (who: Person) => rig.earnedOf(who);

describe('an invoice', () => {
  it('needs the agency’s particulars, and completion', async () => {
    const bill = await aBill();
    expect(bill).toMatchObject({ state: 'WAITING', netCents: 4_960_000, gstCents: 446_400, totalCents: 5_406_400 });
    const issue = () => finance.post(`${place}/invoices`, { billId: bill.billId });
    const early = await issue();
    expect([early.status, early.body.errors[0].message]).toEqual([
      409,
      expect.stringContaining('Record the completion'),
    ]);
    const complete = (day: string) =>
      finance.put(`${place}/deals/${bill.dealId}/completion`, { completedOn: day, reason: 'Seen on paper' });
    expect((await complete('2026-11-21')).body.errors[0].message).toContain('still to come');
    expect((await complete('2026-11-01')).body.errors[0].message).toContain('can’t be complete before');
    expect((await complete(completedOn)).status).toBe(200);
    expect((await billOf(finance, bill.caseNo)).state).toBe('READY');
    expect((await issue()).body.errors[0].message).toContain('Particulars on invoices');
    await giveParticulars(await app.letIn(await app.anAdmin()));
    expect((await issue()).body).toMatchObject({ data: { number: 'INV26-000001' }, message: 'The invoice is issued.' });
    expect((await issue()).status).toBe(409);
    expect(await read(bill.billId)).toMatchObject({
      state: 'ISSUED',
      number: 'INV26-000001',
      issuedOn: '2026-11-20',
      dueOn: '2026-12-04',
      openCents: 5_406_400,
      notBillable: 'This bill was invoiced already.',
    });
  });

  it('is issued without its papers only with a reason', async () => {
    const { caseNo } = await anApprovedDeal(agent, desk);
    const bill = await billOf(finance, caseNo);
    await finance.put(`${place}/deals/${bill.dealId}/completion`, { completedOn, reason: 'Seen on paper' });
    expect((await read(bill.billId)).warning).toMatch(/^\d documents that the invoice waits for are missing\.$/);
    const refused = await finance.post(`${place}/invoices`, { billId: bill.billId });
    expect([refused.status, refused.body.errors[0].field]).toEqual([409, 'reason']);
    const issued = await finance.post(`${place}/invoices`, { billId: bill.billId, reason: 'They are with the lawyer' });
    expect(issued.status).toBe(200);
  });

  it('that is unpaid is taken back by a credit note, once, and its bill is invoiced again', async () => {
    const { billId, invoiceId, number, eSubId } = await anInvoice();
    const credit = () => finance.post(`${place}/invoices/${invoiceId}/credit-note`, { reason: 'Wrong address' });
    const answers = await Promise.all(Array.from({ length: 5 }, credit));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const bill = await read(billId);
    expect(bill).toMatchObject({ state: 'READY', number: null, credited: [{ number, reason: 'Wrong address' }] });
    const [{ creditNoteId, creditNumber }] = bill.credited;
    const { text } = await readPdf((await finance.get(`${place}/credit-notes/${creditNoteId}/pdf`)).raw);
    for (const part of [
      ...['Credit note', creditNumber, `${number} of 20 Nov 2026`, 'Wrong address', '20 Nov 2026', 'Goh Siew Choo'],
      ...[
        '+65 6000 1234 · finance@gable.example',
        'GST registration M90312345A',
        '49,600.00',
        'GST 9%',
        '4,464.00',
        'S$ 54,064.00',
      ],
    ])
      expect(text).toContain(part);
    expect((await receive([{ invoiceId, cents: 100 }])).status).toBe(404);
    expect((await finance.post(`${place}/invoices`, { billId })).status).toBe(200);
    const again = await read(billId);
    await receive([{ invoiceId: again.invoiceId, cents: 1 }]);
    const paid = await finance.post(`${place}/invoices/${again.invoiceId}/credit-note`, { reason: 'Wrong address' });
    expect([paid.status, paid.body.errors[0].message]).toEqual([409, expect.stringContaining('Money has come in')]);
    const cancel = await desk.put(`/api/v1/esubmissions/${eSubId}/status/4`, { reason: 'Reported twice' });
    expect(cancel.status).toBe(409);
  });

  it('is not issued of a deal that was cancelled', async () => {
    const { billId, dealId, eSubId } = await aBill();
    await finance.put(`${place}/deals/${dealId}/completion`, { completedOn });
    const cancel = await desk.put(`/api/v1/esubmissions/${eSubId}/status/4`, { reason: 'Reported twice' });
    expect(cancel.status).toBe(200);
    const { status, body } = await finance.post(`${place}/invoices`, { billId });
    expect([status, body.errors[0].message]).toEqual([409, 'The deal was cancelled, so it can’t be invoiced.']);
    expect(await read(billId)).toMatchObject({ state: 'VOID', number: null });
  });

  it('is issued once, also when fifty ask for it at once', async () => {
    const bill = await aBill();
    await finance.put(`${place}/deals/${bill.dealId}/completion`, { completedOn, reason: 'Seen on paper' });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => finance.post(`${place}/invoices`, { billId: bill.billId })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // A call that waits too long for the lock on the deal is answered 503.
    expect(answers.filter(({ status }) => ![200, 409, 503].includes(status))).toEqual([]);
    const next = await anInvoice();
    const number = Number((await read(bill.billId)).number.slice(-6));
    expect(Number(next.number.slice(-6))).toBe(number + 1);
  });

  it('waits while its transaction is pending, which is all that finance learns', async () => {
    const bill = await aBill();
    await finance.put(`${place}/deals/${bill.dealId}/completion`, { completedOn, reason: 'Seen on paper' });
    expect((await compliance.put(`/api/v1/esubmissions/${bill.eSubId}/status/8`, { reason: 'Suspicion' })).status).toBe(
      200,
    );
    const issued = await finance.post(`${place}/invoices`, { billId: bill.billId });
    expect([issued.status, issued.body.errors[0].message]).toEqual([409, expect.stringContaining('is pending')]);
    const proForma = await finance.post(`${place}/bills/${bill.billId}/pro-forma`, {});
    expect([proForma.status, proForma.body.errors?.[0].message]).toEqual([409, issued.body.errors[0].message]);
    const seen = JSON.stringify([await billOf(finance, bill.caseNo), await read(bill.billId)]);
    expect(seen).toContain('PENDING');
    expect(seen).not.toMatch(/hold|suspicion/i);
  });

  it('is a PDF with the fields of a tax invoice, and stays as it was issued', async () => {
    const { invoiceId, number } = await anInvoice();
    const { raw, headers } = await finance.get(`${place}/invoices/${invoiceId}/pdf`);
    expect(headers['content-disposition']).toContain(`${number}.pdf`);
    const { text } = await readPdf(raw);
    for (const part of [
      ...[
        'Tax invoice',
        number,
        '20 Nov 2026',
        '4 Dec 2026',
        'Gable Realty Pte. Ltd.',
        'M90312345A',
        '1 Raffles Place',
      ],
      ...[
        'Goh Siew Choo',
        'Leonie Hill',
        'Hannah Lim',
        '49,600.00',
        'GST 9%',
        '4,464.00',
        'S$ 54,064.00',
        '201812345K',
      ],
    ])
      expect(text).toContain(part);
    const again = await finance.get(`${place}/invoices/${invoiceId}/pdf`);
    expect((await readPdf(again.raw)).text).toBe(text);
  });

  it.skipIf(!hasProgram('zbarimg'))('has a PayNow code that a phone reads', async () => {
    const { invoiceId, number } = await anInvoice();
    const code = codeIn((await finance.get(`${place}/invoices/${invoiceId}/pdf`)).raw).trim();
    const fields = fieldsOf(code);
    expect(fields).toMatchObject({ '53': '702', '54': '54064.00', '58': 'SG', '63': checksum(code.slice(0, -4)) });
    expect(fieldsOf(fields['26'] ?? '')).toMatchObject({ '00': 'SG.PAYNOW', '01': '2', '02': '201812345K', '03': '0' });
    expect(fieldsOf(fields['62'] ?? '')).toEqual({ '01': number.replace('-', '') });
  });
});

describe('an agency that is not registered for GST', () => {
  it('issues an invoice that is no tax invoice, without GST and without its GST number', async () => {
    const { $client } = app.services.database;
    const say = (value: object) =>
      $client.query("UPDATE setting SET value = $1 WHERE key = 'gstRegistration'", [JSON.stringify(value)]);
    await say({ from: '1994-04-01', until: completedOn });
    const { invoiceId, billId, number } = await anInvoice();
    await say({ from: '1994-04-01', until: null });
    expect(await read(billId)).toMatchObject({ netCents: 4_960_000, gstCents: 0, totalCents: 4_960_000 });
    const { text } = await readPdf((await finance.get(`${place}/invoices/${invoiceId}/pdf`)).raw);
    for (const part of ['Invoice', number, '20 Nov 2026', 'Goh Siew Choo', 'UEN 201812345K', 'S$ 49,600.00'])
      expect(text).toContain(part);
    expect(text).not.toMatch(/tax invoice|GST registration|GST \d+ %|with GST|before GST|M90312345A/i);
  });

  it('issues nothing before it is said whether it is registered, and then as it was said', async () => {
    const { $client } = app.services.database;
    const bill = await aBill();
    await finance.put(`${place}/deals/${bill.dealId}/completion`, { completedOn, reason: 'Seen on paper' });
    await $client.query("UPDATE setting SET value = NULL WHERE key = 'gstRegistration'");
    const refused = [
      await finance.post(`${place}/invoices`, { billId: bill.billId }),
      await finance.post(`${place}/bills/${bill.billId}/pro-forma`, {}),
    ];
    for (const { status, body } of refused)
      expect([status, body.errors[0].message]).toEqual([409, expect.stringMatching(/^Say first whether .* GST/)]);
    await $client.query(`UPDATE setting SET value = '{"from": null, "until": null}' WHERE key = 'gstRegistration'`);
    expect((await finance.post(`${place}/invoices`, { billId: bill.billId })).status).toBe(200);
    expect(await read(bill.billId)).toMatchObject({ gstCents: 0 });
    await $client.query(
      `UPDATE setting SET value = '{"from": "1994-04-01", "until": null}' WHERE key = 'gstRegistration'`,
    );
  });
});

describe('a payment', () => {
  it('of the whole invoice pays it, and the deal earns its net', async () => {
    const me = await app.letIn(await app.aSalesperson({ name: 'Whole Payment' }));
    const { invoiceId, billId } = await anInvoice(me);
    const { body } = await receive([{ invoiceId, cents: 5_406_400 }], { receivedOn: completedOn });
    expect(body).toMatchObject({ data: { leftCents: 0 }, message: 'The payment is recorded.' });
    expect(await read(billId)).toMatchObject({
      state: 'PAID',
      openCents: 0,
      payments: [{ method: 'PAYNOW', reference: 'INV26000001', cents: 5_406_400 }],
    });
    expect(await earnedOf(me.person)).toBe(3_968_000);
    const { text } = await readPdf((await finance.get(`${place}/receipts/${body.data.receiptId}/pdf`)).raw);
    for (const part of [
      'Official receipt',
      body.data.number,
      'Goh Siew Choo',
      '19 Nov 2026',
      '20 Nov 2026',
      'PayNow',
      'S$ 54,064.00',
      '49,600.00',
      '4,464.00',
      '0.00',
    ])
      expect(text).toContain(part);
  });

  it('in parts loses no cent, and what is over stays credit', async () => {
    const me = await app.letIn(await app.aSalesperson());
    const { invoiceId, billId } = await anInvoice(me);
    for (const cents of [1, 333_333, 2_000_000, 7]) expect((await receive([{ invoiceId, cents }])).status).toBe(200);
    expect(await read(billId)).toMatchObject({ state: 'PART_PAID', openCents: 3_073_059 });
    const last = await receive([{ invoiceId, cents: 3_073_059 }], { cents: 3_073_060 });
    expect(last.body.data.leftCents).toBe(1);
    expect(await read(billId)).toMatchObject({ state: 'PAID', openCents: 0 });
    expect(await earnedOf(me.person)).toBe(3_968_000);
  });

  it('is refused over what is open, over what came in, in the future, twice an invoice, and of none', async () => {
    const { invoiceId, number } = await anInvoice();
    const one = { invoiceId, cents: 5_406_401 };
    const over = await receive([one]);
    expect([over.status, over.body.errors[0]]).toMatchObject([
      409,
      { message: `Of ${number} S$ 54,064.00 is open. Give at most that.`, field: 'invoices.0.cents' },
    ]);
    expect((await receive([{ invoiceId, cents: 100 }], { cents: 99 })).body.errors[0].field).toBe('cents');
    expect((await receive([{ invoiceId, cents: 100 }], { receivedOn: '2026-11-21' })).status).toBe(400);
    expect(
      (
        await receive([
          { invoiceId, cents: 1 },
          { invoiceId, cents: 1 },
        ])
      ).status,
    ).toBe(400);
    expect((await receive([{ invoiceId: randomUUID(), cents: 1 }])).status).toBe(404);
    expect((await receive([{ invoiceId, cents: 0 }])).status).toBe(400);
  });

  it('is taken once where fifty come at once', async () => {
    const { invoiceId, billId } = await anInvoice();
    const answers = await Promise.all(Array.from({ length: 50 }, () => receive([{ invoiceId, cents: 5_406_400 }])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await read(billId)).payments).toHaveLength(1);
  });

  it('pays uplines, and the ledger says the same as the screens and as hledger', async (context) => {
    const [me, leader] = [
      await app.letIn(await app.aSalesperson({ name: 'Below One' })),
      await app.aSalesperson({ name: 'Lee Leader' }),
    ];
    await transact(app.asNobody, (at) =>
      setUpline(at, { personId: me.person.userId, uplineId: leader.userId, fromDay: '2026-01-01' }),
    );
    await app.services.database.$client.query(
      "INSERT INTO person_plan (person_id, plan, from_day) VALUES ($1, 'LEADER', '2026-01-01')",
      [leader.userId],
    );
    const { invoiceId } = await anInvoice(me);
    await receive([{ invoiceId, cents: 5_406_400 }]);
    expect([await earnedOf(me.person), await earnedOf(leader)]).toEqual([3_968_000, 248_000]);

    const journal = (await finance.get(`${place}/ledger/export`)).raw.toString();
    const balances = (await finance.get(`${place}/ledger/balances`)).body.data.rows as Balance[];
    const balance = (no: number) => balances.filter(({ account }) => account === no).map(sumOf)[0];
    const { rows } = await app.services.database.$client.query(`
      SELECT (SELECT sum(open_net + open_gst) FROM invoice)::bigint AS open, (SELECT sum(open_net) FROM invoice)::bigint AS net,
             (SELECT sum(left_cents) FROM receipt)::bigint AS credit, (SELECT sum(cents) FROM receipt)::bigint AS bank,
             (SELECT sum(gst_cents) FROM invoice WHERE credited_at IS NULL)::bigint AS gst`);
    expect([1100, 4000, 2300, 1000, 2000].map(balance)).toEqual([
      rows[0].open,
      -rows[0].net,
      -rows[0].credit,
      rows[0].bank,
      -rows[0].gst,
    ]);
    skipWithout(context, 'hledger');
    hledger(journal, 'check', '--strict');
    const csv = hledger(journal, 'balance', '-O', 'csv', '--no-total', `Overriding:${leader.userName}`);
    expect(csv).toContain('-2480.00');
  });

  it('is finance’s alone', async () => {
    for (const client of [agent, desk, compliance]) {
      expect((await client.get(`${place}/bills`)).status).toBe(403);
      expect((await client.post(`${place}/invoices`, { billId: randomUUID() })).status).toBe(403);
    }
  });
});

type Balance = { account: number; debitCents: number; creditCents: number };
const sumOf = ({ debitCents, creditCents }: Balance) => debitCents - creditCents;
