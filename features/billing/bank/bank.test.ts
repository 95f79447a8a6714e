import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, formatDay } from '#platform/contract/days.ts';
import { clockAt } from '#platform/server/clock.ts';
import { sampleOffice, samplePdf } from '#platform/server/storage/sample-files.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { giveParticulars } from '#test/deals.ts';
import type { Client } from '#test/people.ts';
import { uploadNew } from '../rig/bank-desk.ts';
import { camt } from '../rig/camt.ts';
import { type MoneyDesk, moneyDesk } from '../rig/money-desk.ts';

const place = '/agency/v1/finance/bank-lines';
const whole = 5_406_400;
let app: TestApp;
let rig: MoneyDesk;
let finance: Client;
let admin: Client;

beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-25T12:00:00Z') });
  rig = await moneyDesk(app, '2026-11-17');
  ({ finance } = rig);
  admin = await app.letIn(await app.anAdmin());
  await giveParticulars(admin);
});

const head = 'Transaction Date,Reference,Client Reference,Debit Amount,Credit Amount,Currency';
const upload = (text: string, name?: string) => uploadNew(finance, text, name);
const csv = (...lines: string[]) => upload([head, ...lines].join('\n'));
const find = async (search: string) =>
  (await finance.get(`${place}?search=${encodeURIComponent(search)}`)).body.data.rows;
const query = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  app.services.database.$client.query<Row>(text, values).then(({ rows }) => rows);
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
      importId: expect.any(String),
      added: 1,
      known: 3,
      undecided: 0,
      pending: 0,
      namesAccount: false,
      unread: [],
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
    const countLines = async () => (await app.services.database.$client.query('SELECT id FROM bank_line')).rows.length;
    const before = await countLines();
    const { status, body } = await upload(camt('08').replace('?>', `?>${type}`), 'statement.xml');
    expect([status, body.errors[0]]).toMatchObject([
      400,
      { message: 'This is a file with a document type, which no bank sends. It was not read.', field: 'file' },
    ]);
    expect(await countLines()).toBe(before);
  });

  it('as camt.053 shows debits and other currencies, which are never matched', async () => {
    expect((await upload(camt('08'), 'statement.xml')).body.data).toMatchObject({
      added: 5,
      known: 0,
      undecided: 0,
      pending: 1,
    });
    expect((await upload(camt('08'), 'again.xml')).body.data).toEqual({
      importId: expect.any(String),
      added: 0,
      known: 5,
      undecided: 0,
      pending: 1,
      namesAccount: true,
      unread: [],
    });
    const [debit] = await find('PV26-000001');
    expect(debit).toMatchObject({ state: 'DEBIT', cents: -3_968_000, proposal: null });
    expect((await match(debit.lineId, [])).body.errors[0].message).toContain('money out');
    const foreign = (await finance.get(`${place}?state=FOREIGN`)).body.data.rows;
    expect(foreign).toMatchObject([{ currency: 'USD', cents: 9_900 }]);
  });

  it('shows which of its entries the bank calls a reversal', async () => {
    const text = camt('08')
      .replaceAll('PV26-000001', 'TAKEN BACK')
      .replaceAll(/>B(?=\d)/g, '>R');
    const marked = text.replace('<CdtDbtInd>DBIT</CdtDbtInd>', '$&<RvslInd>true</RvslInd>');
    expect((await upload(marked, 'statement.xml')).status).toBe(200);
    expect(await find('taken back')).toMatchObject([{ cents: -3_968_000, isReversal: true }]);
  });

  it.each<[string, Buffer, string]>([
    ['workbook', sampleOffice('xlsx'), 'This is an Excel workbook (.xlsx). Export the statement'],
    ['PDF', samplePdf(), 'This is a PDF. Export the statement'],
    ['file of MT940', Buffer.from(':20:STMT\n:25:003\n:60F:C261124SGD1,00\n'), 'This is an MT940 file (SWIFT).'],
  ])('is no %s, which is refused by its name', async (_, bytes, why) => {
    const { status, body } = await finance.upload(`${place}/import`, {}, { name: 'statement.csv', bytes });
    expect([status, body.errors[0]]).toEqual([
      415,
      expect.objectContaining({ message: expect.stringContaining(why), field: 'file' }),
    ]);
  });

  it('is read as UTF-16 with tabs, as a spreadsheet saves it', async () => {
    const text = `\ufeff${head}\n24/11/2026,WIDE LETTERS,JOS\u00c9 TAN,,6.25,SGD\n`.replaceAll(',', '\t');
    const file = { name: 'statement.csv', bytes: Buffer.from(text, 'utf16le') };
    expect((await finance.upload(`${place}/import`, {}, file)).body.data).toMatchObject({ added: 1 });
    expect(await find('wide letters')).toMatchObject([{ payer: 'JOS\u00c9 TAN', cents: 625 }]);
  });

  it('comes in though the bank uses its number of a line again, on another day or for another amount', async () => {
    const numbered = camt('08').replaceAll('>B1<', '>AGAIN<').replaceAll('INV26000012', 'USED AGAIN');
    const later = numbered.replaceAll('2026-11-24', '2026-11-23');
    for (const text of [numbered, later, numbered.replaceAll('54064.00', '54065.00')]) {
      expect((await upload(text, 'statement.xml')).status).toBe(200);
      expect((await upload(text, 'statement.xml')).body.data).toMatchObject({ added: 0 });
    }
    expect(await find('used again')).toHaveLength(3);
  });

  it('is read in the letters of Windows, too, and a long reference with a picture in it becomes a receipt', async () => {
    const bytes = Buffer.from(`${head}\n24/11/2026,WINDOWS,JOS\u00c9 TAN,,5.00,SGD\n`, 'latin1');
    expect((await finance.upload(`${place}/import`, {}, { name: 'statement.csv', bytes })).status).toBe(200);
    expect(await find('windows')).toMatchObject([{ payer: 'JOS\u00c9 TAN' }]);
    await csv(`24/11/2026,${'P'.repeat(59)}\u{1f600},PICTURE,,5.00,SGD`);
    const [{ lineId }] = await find('picture');
    expect((await match(lineId, [])).status).toBe(200);
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
    const long = await upload(`${head}\n${'24/11/2026,NOT IN,A,,5.00,SGD\n'.repeat(400_000)}`);
    expect([long.status, long.body.errors[0].message]).toEqual([
      413,
      expect.stringContaining('This file has 400,000 lines. A file may have 100,000'),
    ]);
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

describe('a line in another currency', () => {
  it('of a CSV file is in no sum, and is neither matched, set aside nor taken up', async () => {
    const { invoiceId, billId } = await rig.anInvoice();
    const lines = ['24/11/2026,IN DOLLARS,ABROAD,,54064.00,USD', '24/11/2026,IN DOLLARS,ABROAD,12.00,,usd'];
    expect((await csv(...lines)).body.data).toMatchObject({ added: 2, known: 0 });
    const read = async () => (await finance.get(`${place}?search=IN%20DOLLARS`)).body.data;
    const before = await read();
    expect(before.rows.map(({ cents }: { cents: number }) => cents).toSorted()).toEqual([-1_200, whole]);
    for (const row of before.rows)
      expect(row).toMatchObject({ state: 'FOREIGN', currency: 'USD', proposal: null, payment: null, note: '' });
    expect(before.sums).toEqual({ cents: 0 });
    const done = () =>
      query('SELECT (SELECT count(*) FROM receipt) AS receipts, (SELECT count(*) FROM audit_row) AS acts');
    const nothing = await done();

    const notAside = 'This line is in another currency. It waits for nothing, and is not set aside.';
    for (const { lineId } of before.rows) {
      const aside = (body: object) => finance.put(`${place}/${lineId}/aside`, body);
      for (const [answer, why] of [
        [await match(lineId, [{ invoiceId, cents: whole }]), 'This line is not to match: another currency.'],
        [await match(lineId, []), 'This line is not to match: another currency.'],
        [await aside({ aside: true, note: 'Of no invoice' }), notAside],
        [await aside({ aside: false }), notAside],
        [await finance.post(`${place}/${lineId}/payment`, {}), 'This line is not to match: another currency.'],
        [await finance.delete(`${place}/${lineId}/receipt`), 'This line is not matched.'],
      ] as const)
        expect([answer.status, answer.body.errors[0].message]).toEqual([409, why]);
    }
    expect(await read()).toEqual(before);
    expect(await done()).toEqual(nothing);
    expect(await rig.readBill(billId)).toMatchObject({ state: 'ISSUED', openCents: whole });
  });
});

describe('a line of an earlier day', () => {
  const postedOf = ({ entryIds }: { entryIds: string[] }) =>
    query(
      `SELECT event, day::text, value_day::text AS "valueDay" FROM journal_entry
       WHERE event_id = ANY($1::uuid[]) AND event IN ('receipt', 'allocation') ORDER BY event DESC`,
      [entryIds],
    );
  const today = '2026-11-25';

  it('from before the deal is matched with a warning, and posted today with its value day', async () => {
    const { invoiceId, billId, dealId, dealNo } = await rig.anInvoice();
    const [deal] = await query<{ before: string }>('SELECT (signed_on - 1)::text AS before FROM deal WHERE id = $1', [
      dealId,
    ]);
    const day = deal?.before ?? '';
    await csv(`${day},BEFORE THE DEAL,GOH SC,,54064.00,SGD`);
    const [{ lineId }] = await find('before the deal');
    const { status, body } = await match(lineId, [{ invoiceId, cents: whole }]);
    expect([status, body.data.warnings]).toEqual([
      200,
      [
        `${dealNo} was signed on ${formatDay(addDays(day, 1))}, after this money came. It is posted today, with ${formatDay(day)} as its value day.`,
      ],
    ]);
    const receipt = await rig.readReceipt(body.data.receiptId);
    expect(receipt.receivedOn).toBe(day);
    expect(await postedOf(receipt)).toEqual([
      { event: 'receipt', day: today, valueDay: day },
      { event: 'allocation', day: today, valueDay: day },
    ]);
    expect(await rig.readBill(billId)).toMatchObject({ state: 'PAID', openCents: 0 });
  });

  it('of a closed month is matched with a warning, and posted today with its value day', async () => {
    await query("INSERT INTO ledger_month (month, closed_at) VALUES ('2026-01-01', now())");
    await csv('15/01/2026,OF A CLOSED MONTH,GOH SC,,5.00,SGD');
    const [{ lineId }] = await find('of a closed month');
    const { status, body } = await match(lineId, []);
    expect([status, body.data]).toMatchObject([
      200,
      {
        leftCents: 500,
        warnings: ['January 2026 is closed in the ledger. It is posted today, with 15 Jan 2026 as its value day.'],
      },
    ]);
    const receipt = await rig.readReceipt(body.data.receiptId);
    expect(receipt.receivedOn).toBe('2026-01-15');
    expect(await postedOf(receipt)).toEqual([{ event: 'receipt', day: today, valueDay: '2026-01-15' }]);
  });
});

describe('columns that the bank calls otherwise', () => {
  const head = 'Ccy,Valuta,From whom,Zweck,Saldo,Betrag,Account No';
  const lines = [
    'SGD,24 Nov 2026,GOH SC,BY OWN NAMES,100.00,"1,234.50",003-123456-7',
    ',24 Nov 2026,THE BANK,BY OWN NAMES,98.00,-2.00,003-123456-7',
    'EUR,24 Nov 2026,ABROAD,BY OWN NAMES,98.00,7.00,003-123456-7',
  ];
  const file = (text: string) => ({ name: 'own.csv', bytes: Buffer.from(text) });
  const own = (account = '003-123456-7') => file([head, ...lines, ''].join('\n').replaceAll('003-123456-7', account));
  const preview = async (sent: ReturnType<typeof file>, choice = {}) =>
    (await finance.upload(`${place}/import-previews`, choice, sent)).body.data;
  const take = (sent: ReturnType<typeof file>, choice = {}) => finance.upload(`${place}/import`, choice, sent);
  const columns = 'currency,day,payer,reference,,amount,account';

  it('are chosen once for the desk, shown with what is wrong, and the next file needs no choice', async () => {
    expect(await preview(own())).toMatchObject({
      encoding: 'utf-8',
      delimiter: ',',
      isKept: false,
      faults: [
        expect.stringContaining('“Transaction date”'),
        expect.stringContaining('“Money in” or “Amount with its sign”'),
      ],
      rows: [{ line: 2 }, { line: 3 }, { line: 4 }],
    });
    const refused = await take(own());
    expect([refused.status, refused.body.errors[0].message]).toEqual([
      415,
      expect.stringContaining('Choose the column'),
    ]);
    const broken = file([head, lines[0], ',31 Feb 2026,A,B,,1.00,003-123456-7', ''].join('\n'));
    expect(await preview(broken, { columns })).toMatchObject({
      faults: [],
      counts: { rows: 2, problems: 1 },
      problems: [{ line: 3, words: expect.stringContaining('“31 Feb 2026” is no day') }],
    });

    expect((await take(own(), { columns })).body.data).toEqual({
      importId: expect.any(String),
      added: 3,
      known: 0,
      undecided: 0,
      pending: 0,
      namesAccount: true,
      unread: ['Saldo'],
    });
    const rows: Record<string, unknown>[] = await find('by own names');
    const what = rows.map(({ day, payer, cents, currency, state }) => [day, payer, cents, currency, state]);
    expect(what.toSorted()).toEqual([
      ['2026-11-24', 'ABROAD', 700, 'EUR', 'FOREIGN'],
      ['2026-11-24', 'GOH SC', 123_450, 'SGD', 'NEW'],
      ['2026-11-24', 'THE BANK', -200, 'SGD', 'DEBIT'],
    ]);
    expect(await preview(own())).toMatchObject({ isKept: true, faults: [] });
    expect((await take(own())).body.data).toMatchObject({ added: 0, known: 3 });
    const other = own('999-888777-6');
    expect(await preview(other)).toMatchObject({ faults: [expect.stringContaining('ends in 7776')] });
    expect((await take(other)).status).toBe(400);
    // Files with the headings that the bank is known by are read as before.
    expect((await csv('24/11/2026,BY THE NAMES BEFORE,A,,5.00,SGD')).body.data).toMatchObject({ added: 1 });
  });

  it('were a setting of the agency once, by which files are read first', async () => {
    const columns = [
      { heading: 'Tag', field: 'day' },
      { heading: 'Betrag', field: 'amount' },
    ];
    await query(`INSERT INTO file_columns VALUES ('DESK', 'finance', 'bank', '', $1, now())`, [
      JSON.stringify(columns),
    ]);
    const statement = file('Tag,Description,Betrag\n24/11/2026,BY THE SETTING,6.00\n');
    expect(await preview(statement)).toMatchObject({ isKept: true, faults: [], counts: { rows: 1, problems: 0 } });
    expect((await take(statement)).body.data).toMatchObject({ added: 1 });
    expect(await find('by the setting')).toMatchObject([{ payer: 'BY THE SETTING', cents: 600 }]);
  });
});

describe('an import', () => {
  const undo = (importId: string) => finance.delete(`/agency/v1/finance/bank-imports/${importId}`);
  const imported = async (...lines: string[]): Promise<string> => (await csv(...lines)).body.data.importId;

  it('is undone with the lines that it brought, and can come in again', async () => {
    const first = '23/11/2026,UNDO ONE,A,,5.01,SGD';
    await csv(first);
    const id = await imported(first, '23/11/2026,UNDO TWO,A,,6.01,SGD');
    expect((await undo(id)).status).toBe(200);
    expect((await find('UNDO ')).map(({ reference }: { reference: string }) => reference)).toEqual(['UNDO ONE']);
    expect((await undo(id)).status).toBe(409);
    expect((await csv('23/11/2026,UNDO TWO,A,,6.01,SGD')).body.data).toMatchObject({ added: 1 });
  });

  it('stays once something was done with a line of it, or a later statement was compared with it', async () => {
    const id = await imported('22/11/2026,KEPT ONE,A,,7.01,SGD', '22/11/2026,KEPT TWO,A,8.01,,SGD');
    const [line] = await find('KEPT TWO');
    expect((await finance.put(`${place}/${line.lineId}/aside`, { aside: true, note: 'Own account' })).status).toBe(200);
    const refused = await undo(id);
    expect([refused.status, refused.body.errors[0].message]).toEqual([409, expect.stringContaining('1 line of it is')]);
    const compared = await imported('21/11/2026,SEEN,A,,9.01,SGD');
    const later = await imported('21/11/2026,SEEN AGAIN,A,,9.01,SGD');
    expect((await undo(compared)).body.errors[0].message).toContain('Undo that import first');
    expect((await undo(later)).status).toBe(200);
    expect((await undo(compared)).status).toBe(200);
  });
});
