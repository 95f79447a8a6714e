import { beforeAll, describe, expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { giveParticulars } from '#test/deals.ts';
import type { Client } from '#test/people.ts';
import { camt } from '../rig/camt.ts';
import { type MoneyDesk, moneyDesk } from '../rig/money-desk.ts';

const place = '/agency/v1/finance/bank-lines';
const whole = 5_406_400;
let app: TestApp;
let rig: MoneyDesk;
let finance: Client;

beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-25T12:00:00Z') });
  rig = await moneyDesk(app, '2026-11-17');
  ({ finance } = rig);
  await giveParticulars(await app.signIn(await app.anAdmin()));
});

const head = 'Transaction Date,Reference,Client Reference,Debit Amount,Credit Amount,Currency';
const upload = (text: string, name = 'statement.csv') =>
  finance.upload(`${place}/import`, {}, { name, bytes: Buffer.from(text) });
const csv = (...lines: string[]) => upload([head, ...lines].join('\n'));
const find = async (search: string) =>
  (await finance.get(`${place}?search=${encodeURIComponent(search)}`)).body.data.rows;
const match = (lineId: string, invoices: { invoiceId: string; cents: number }[]) =>
  finance.post(`${place}/${lineId}/receipt`, { payer: 'Goh Siew Choo', invoices });

describe('a statement', () => {
  it('comes in once, also when its file comes twice or at the same time, and equal lines are all kept', async () => {
    const lines = [
      '24/11/2026,COFFEE,TWICE,,5.00,SGD',
      '24/11/2026,COFFEE,TWICE,,5.00,SGD',
      '24/11/2026,TEA,TWICE,,5.00,SGD',
    ];
    const both = await Promise.all([csv(...lines), csv(...lines)]);
    expect(both.map(({ body }) => body.data.added).toSorted()).toEqual([0, 3]);
    expect((await csv(...lines, '25/11/2026,MILK,TWICE,,1.00,SGD')).body.data).toEqual({
      added: 1,
      known: 3,
      pending: 0,
      namesAccount: false,
    });
    expect(await find('twice')).toHaveLength(4);
  });

  it.each([
    ['a document type', '<!DOCTYPE Document>'],
    ['a document type of another file', '<!DOCTYPE Document SYSTEM "file:///etc/passwd">'],
    ['one at a public address', '<!DOCTYPE Document PUBLIC "-//A//B" "https://example.org/camt.dtd">'],
    ['an entity of another file', '<!DOCTYPE Document [<!ENTITY a SYSTEM "file:///etc/passwd">]>'],
    ['entities that grow', '<!DOCTYPE Document [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>'],
  ])('with %s is refused, and nothing of it comes in', async (_, type) => {
    const known = async () => (await app.services.database.$client.query('SELECT id FROM bank_line')).rows.length;
    const before = await known();
    const { status, body } = await upload(camt('08').replace('?>', `?>${type}`), 'statement.xml');
    expect([status, body.errors[0]]).toMatchObject([
      400,
      { message: 'This is a file with a document type, which no bank sends. It was not read.', field: 'file' },
    ]);
    expect(await known()).toBe(before);
  });

  it('as camt.053 shows debits and other currencies, which are never matched', async () => {
    expect((await upload(camt('08'), 'statement.xml')).body.data).toMatchObject({ added: 5, known: 0, pending: 1 });
    expect((await upload(camt('08'), 'again.xml')).body.data).toEqual({
      added: 0,
      known: 5,
      pending: 1,
      namesAccount: true,
    });
    const [debit] = await find('PV26-000001');
    expect(debit).toMatchObject({ state: 'DEBIT', cents: -3_968_000, proposal: null });
    expect((await match(debit.lineId, [])).body.errors[0].message).toContain('money out');
    const foreign = (await finance.get(`${place}?state=FOREIGN`)).body.data.rows;
    expect(foreign).toMatchObject([{ currency: 'USD', cents: 9_900 }]);
  });

  it('of another account, empty, broken or too large is refused, and nothing of it comes in', async () => {
    const other = await upload(camt('02').replace('<Id>0031234567</Id>', '<Id>9998887776</Id>'), 'x.xml');
    expect([other.status, other.body.errors[0].message]).toEqual([
      400,
      expect.stringContaining('another account, which ends in 7776'),
    ]);
    const line = '24/11/2026,NOT IN,A,,5.00,SGD';
    const above = await upload(`Account Details For:,DBS Current 999-888777-6\n${head}\n${line}`);
    expect([above.status, above.body.errors[0].message]).toEqual([400, expect.stringContaining('ends in 7776')]);
    expect((await upload('  ')).body.errors[0].message).toBe('This file is empty.');
    expect((await csv('24/11/2026,NOT IN,A,,5.00,SGD', '25/11/2026,NOT IN,A,,many,SGD')).status).toBe(400);
    expect(await find('NOT IN')).toEqual([]);
    const large = await upload(`${head}\n${'24/11/2026,NOT IN,A,,5.00,SGD\n'.repeat(600_000)}`);
    expect([large.status, large.body.errors[0].message]).toEqual([413, expect.stringContaining('month by month')]);
    const huge = await upload(' '.repeat(50_000_000));
    expect(huge.status).toBe(413);
    expect(await find('NOT IN')).toEqual([]);
  });
});

describe('a line', () => {
  it('proposes the invoice that it names, becomes one receipt, and can be undone', async () => {
    const { invoiceId, billId, number } = await rig.anInvoice();
    await csv(`24/11/2026,PAYNOW ${number.replace('-', '')},GOH SC,,54064.00,SGD`);
    const [line] = await find(number.replace('-', ''));
    expect(line).toMatchObject({
      state: 'NEW',
      proposal: { ground: 'NUMBER', invoices: [{ invoiceId, openCents: whole }] },
    });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => match(line.lineId, [{ invoiceId, cents: whole }])),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await rig.readBill(billId)).toMatchObject({
      state: 'PAID',
      payments: [{ method: 'PAYNOW', receivedOn: '2026-11-24' }],
    });
    expect((await find(number.replace('-', '')))[0]).toMatchObject({
      state: 'MATCHED',
      receiptNumber: expect.stringMatching(/^OR/),
      proposal: null,
    });
    expect((await finance.delete(`${place}/${line.lineId}/receipt`)).status).toBe(200);
    expect((await finance.delete(`${place}/${line.lineId}/receipt`)).status).toBe(409);
    expect(await rig.readBill(billId)).toMatchObject({ state: 'ISSUED', openCents: whole });
    expect((await match(line.lineId, [{ invoiceId, cents: whole }])).status).toBe(200);
  });

  it('that pays no invoice is set aside with a note, and taken up again', async () => {
    await csv('24/11/2026,INTEREST NOV,THE BANK,,3.21,SGD');
    const [{ lineId }] = await find('interest nov');
    const aside = (body: object) => finance.put(`${place}/${lineId}/aside`, body);
    expect((await aside({ aside: true, note: '' })).status).toBe(400);
    expect((await aside({ aside: true, note: 'Interest of the account' })).status).toBe(200);
    expect((await find('interest nov'))[0]).toMatchObject({ state: 'SET_ASIDE', note: 'Interest of the account' });
    expect((await match(lineId, [])).status).toBe(409);
    expect((await aside({ aside: false })).status).toBe(200);
    expect((await aside({ aside: false })).status).toBe(409);
  });
});
