import { beforeEach, describe, expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { aMoneyDesk } from '../rig/money-desk.ts';

const place = '/agency/v1/finance';
const clock = clockAt('2026-11-20T02:00:00Z');
const { app, finance } = await aMoneyDesk('2026-11-12', clock);
const [second, admin] = [await app.letIn(await app.aStaff('finance')), await app.letIn(await app.anAdmin())];

/** The lines of each test are of a day of their own. */
let day = '';
let days = 0;
beforeEach(() => {
  days += 1;
  day = `2026-10-${String(days).padStart(2, '0')}`;
});

type SampleLine = [reference: string, cents: number];
const dollars = (cents: number) => (Math.abs(cents) / 100).toFixed(2);
const head = 'Transaction Date,Reference,Client Reference,Debit Amount,Credit Amount,Currency';
const sides = (cents: number) => (cents < 0 ? `${dollars(cents)},` : `,${dollars(cents)}`);

const csvOf = (lines: SampleLine[], above = '') =>
  [above, head, ...lines.map(([reference, cents]) => `${day},${reference},SOMEONE,${sides(cents)},SGD`)].join('\n');
/** Entries of one transaction, or of several. */
const camtOf = (entries: SampleLine[][], account = '0031234567') =>
  `<Document><BkToCstmrStmt><Stmt><Acct><Id><Othr><Id>${account}</Id></Othr></Id></Acct>${entries.map(entryOf).join('')}</Stmt></BkToCstmrStmt></Document>`;
const entryOf = (parts: SampleLine[]) => {
  const whole = parts.reduce((sum, [, cents]) => sum + cents, 0);
  const ref = parts.map(([reference]) => reference).join(' ');
  const details = parts.map(
    ([reference, cents]) =>
      `<TxDtls><Amt Ccy="SGD">${dollars(cents)}</Amt><RmtInf><Ustrd>${reference}</Ustrd></RmtInf></TxDtls>`,
  );
  return (
    `<Ntry><Amt Ccy="SGD">${dollars(whole)}</Amt><CdtDbtInd>${whole < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts>BOOK</Sts>` +
    `<BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${day} ${ref}</AcctSvcrRef><NtryDtls>${details.join('')}</NtryDtls></Ntry>`
  );
};

const upload = async (text: string, name = 'statement', choice = {}) => {
  const { body } = await finance.upload(`${place}/bank-lines/import`, choice, { name, bytes: Buffer.from(text) });
  const { added, known, undecided } = body.data;
  return { added, known, undecided };
};
const csv = (...lines: SampleLine[]) => upload(csvOf(lines), 'export.csv');
const batches = (...entries: SampleLine[][]) => upload(camtOf(entries), 'statement.xml');
const camt = (...lines: SampleLine[]) => batches(...lines.map((line) => [line]));

const read = async () => (await finance.get(`${place}/bank-lines/possible-duplicates?sortDirection=asc`)).body.data;
const rowOf = async (reference: string) =>
  (await read()).rows.find((row: { reference: string }) => row.reference === reference);
const standingOf = async (reference: string) =>
  (await rowOf(reference)).standing.map((other: { reference: string }) => other.reference);
const listed = async (query = '') => (await finance.get(`${place}/bank-lines?from=${day}&to=${day}${query}`)).body.data;
const lineOf = async (reference: string) =>
  (await listed()).rows.find((row: { reference: string }) => row.reference === reference);
const answer = (lineId: string, sameAs: string | null, by = finance) =>
  by.put(`${place}/bank-lines/${lineId}/duplicate`, { sameAs });
const answerAll = (importId: string, answerToAll: 'SAME' | 'NEW', by = finance) =>
  by.post(`${place}/bank-imports/${importId}/possible-duplicates`, { answer: answerToAll });
const lastImport = async () => (await read()).imports.at(-1);

/** Nothing is left for the next test. */
const clear = async () => {
  for (const { importId } of (await read()).imports) await answerAll(importId, 'NEW');
};

describe('a payment that arrives in another form', () => {
  it('is shown beside the line that stands, and nothing can be made of it before the answer', async () => {
    await csv(['RENT TAN', 500_00], ['FEE', -35_00], ['ONLY HERE', 7_00]);
    expect(await camt(['RENT OF TAN', 500_00], ['MONTHLY FEE', -35_00], ['ELSE', 8_00])).toEqual({
      added: 1,
      known: 0,
      undecided: 2,
    });
    const row = await rowOf('RENT OF TAN');
    expect(row).toMatchObject({
      day,
      cents: 500_00,
      file: 'statement.xml',
      waits: false,
      standing: [{ reference: 'RENT TAN', state: 'NEW', file: 'export.csv', sharesWords: true }],
    });
    const whole = (await listed()).sums;
    expect(whole).toEqual({ cents: 500_00 - 35_00 + 7_00 + 8_00 });

    const its = `${place}/bank-lines/${row.lineId}`;
    const why = 'This line is not to match: possible duplicate.';
    for (const [refused, message] of [
      [await finance.post(`${its}/receipt`, { payer: 'Tan', invoices: [] }), why],
      [await finance.post(`${its}/recorded-receipt`, { receiptId: row.lineId }), why],
      [await finance.post(`${its}/charge`, {}), why],
      [await finance.post(`${its}/payment`, {}), why],
      [
        await finance.put(`${its}/aside`, { aside: true, note: 'Any' }),
        'This line is not to match. Load the list again.',
      ],
    ] as const)
      expect([refused.status, refused.body.errors[0].message]).toEqual([409, message]);
    const { possibleDuplicates } = (await finance.get(`${place}/overview`)).body.data;
    expect(possibleDuplicates).toMatchObject({ count: 2, cents: 500_00 - 35_00 });
    const { rows: open } = (await finance.get(`${place}/ledger/months/2026-10/open`)).body.data;
    expect(open).toMatchObject([
      { key: 'bank-lines', count: 4 },
      {
        key: 'possible-duplicates',
        count: 2,
        to: '/agency-desk/finance/bank?state=UNDECIDED&from=2026-10-01&to=2026-10-31',
      },
    ]);
    expect((await listed('&state=UNDECIDED')).rows).toHaveLength(2);

    expect((await answerAll((await lastImport()).importId, 'SAME')).body.data).toEqual({ answered: 2, left: 0 });
    expect((await listed()).rows).toHaveLength(4);
    expect((await listed()).sums).toEqual(whole);
    expect((await listed('&state=DUPLICATE')).rows).toMatchObject([
      { sameAs: { file: 'export.csv' } },
      { sameAs: { file: 'export.csv' } },
    ]);
    expect(await read()).toMatchObject({ rows: [], imports: [], totalRecords: 0 });
  });

  it('is asked once: neither file asks again when it is read again', async () => {
    await csv(['A', 1_00]);
    await camt(['B', 1_00]);
    await answer((await rowOf('B')).lineId, (await lineOf('A')).lineId);
    expect(await csv(['A', 1_00])).toEqual({ added: 0, known: 1, undecided: 0 });
    expect(await camt(['B', 1_00], ['C', 2_00])).toEqual({ added: 1, known: 1, undecided: 0 });
  });

  it('with other columns of the same file is asked for, too', async () => {
    await csv(['BEFORE', 1_00]);
    const text = csvOf([['BEFORE', 1_00]], 'Another order of columns');
    expect(await upload(text, 'export.csv', { columns: 'day,payer,reference,debit,credit,currency' })).toEqual({
      added: 0,
      known: 0,
      undecided: 1,
    });
    await app.services.database.$client.query('DELETE FROM file_columns');
    await clear();
  });

  it('of the other account, or with another sign, is new', async () => {
    await csv(['A', 1_00]);
    const value = { bank: 'DBS', number: '5017654321' };
    expect((await admin.put('/agency/v1/settings/payoutAccount', { value, version: 0 })).status).toBe(200);
    expect(await upload(csvOf([['A', 1_00]], 'Account,003-1234567'))).toMatchObject({ known: 1 });
    expect(await upload(camtOf([[['B', -1_00]]]))).toMatchObject({ added: 1 });
    await upload(camtOf([[['NAMED', 2_00]]]));
    expect(await upload(camtOf([[['OTHER', 2_00]]], '5017654321'))).toMatchObject({ added: 1, undecided: 0 });
  });
});

describe('an entry that one form has as one line, and another by its transactions', () => {
  const parts: SampleLine[] = [
    ['ONE', 3_00],
    ['TWO', 5_00],
    ['THREE', 2_00],
  ];

  it('is asked for: each transaction is the same as that line', async () => {
    await csv(['GIRO', 10_00]);
    expect(await batches(parts)).toEqual({ added: 0, known: 0, undecided: 3 });
    expect((await rowOf('TWO')).standing).toMatchObject([{ reference: 'GIRO', cents: 10_00, batchCents: null }]);
    await answer((await rowOf('TWO')).lineId, (await lineOf('GIRO')).lineId);
    expect(await standingOf('ONE')).toEqual(['GIRO']);
    expect((await answerAll((await lastImport()).importId, 'SAME')).body.data).toEqual({ answered: 2, left: 0 });
    expect((await listed()).sums).toEqual({ cents: 10_00 });
    expect(await batches(parts)).toEqual({ added: 0, known: 3, undecided: 0 });
  });

  it('is asked for the other way round: that line is the same as the first transaction', async () => {
    await batches(parts);
    expect(await csv(['GIRO', 10_00], ['OTHER', 9_00])).toEqual({ added: 1, known: 0, undecided: 1 });
    const { lineId, standing } = await rowOf('GIRO');
    expect(standing).toMatchObject([{ reference: 'ONE', cents: 3_00, batchCents: 10_00 }]);
    expect((await answer(lineId, (await lineOf('ONE')).lineId)).status).toBe(200);
    expect((await listed()).sums).toEqual({ cents: 19_00 });
  });

  it('that came again undecided stays where the later import is undone', async () => {
    await batches(parts);
    await csv(['GIRO', 10_00]);
    clock.advance({ minutes: 1 });
    expect(await csv(['GIRO', 10_00], ['NEXT', 4_00])).toEqual({ added: 1, known: 1, undecided: 0 });
    const { importId } = await lastImport();
    expect((await finance.delete(`${place}/bank-imports/${importId}`)).status).toBe(200);
    expect(await lineOf('NEXT')).toBeUndefined();
    expect(await lineOf('GIRO')).toMatchObject({ state: 'UNDECIDED' });
  });

  it('is the same as one line once, and a second such entry is left to be answered', async () => {
    await csv(['GIRO', 10_00]);
    await batches(
      [
        ['ONE', 3_00],
        ['TWO', 7_00],
      ],
      [
        ['THREE', 6_00],
        ['FOUR', 4_00],
      ],
    );
    const { importId, count } = await lastImport();
    expect(count).toBe(4);
    expect((await answerAll(importId, 'SAME')).body.data).toEqual({ answered: 2, left: 2 });
    expect((await listed('&state=DUPLICATE')).rows.map(({ cents }: { cents: number }) => cents).toSorted()).toEqual([
      3_00, 7_00,
    ]);
    await clear();
    expect((await listed()).sums).toEqual({ cents: 20_00 });
  });
});

describe('lines of one file', () => {
  it('are different ones: what is in the file already is no candidate for its other lines', async () => {
    await csv(['COFFEE', 5_00]);
    expect(await csv(['COFFEE', 5_00], ['TEA', 5_00])).toEqual({ added: 1, known: 1, undecided: 0 });
    await camt(['COFFEE SHOP', 5_00], ['TEA SHOP', 5_00]);
    await answerAll((await lastImport()).importId, 'SAME');
    expect(await camt(['COFFEE SHOP', 5_00], ['TEA SHOP', 5_00], ['MILK SHOP', 5_00])).toEqual({
      added: 1,
      known: 2,
      undecided: 0,
    });
  });

  it('are each the same as another line, and one too many is left to be answered', async () => {
    await csv(['TEA', 5_00], ['COFFEE', 5_00]);
    await camt(['COFFEE SHOP', 5_00], ['MILK SHOP', 5_00], ['TEA SHOP', 5_00]);
    const { importId } = await lastImport();
    const follows = await second.get(`${place}/bank-imports/${importId}/possible-duplicates`);
    expect(follows.body.data).toEqual({ count: 3, same: 2, unlike: 0, waiting: 0 });
    expect((await answerAll(importId, 'SAME')).body.data).toEqual({ answered: 2, left: 1 });
    expect(await rowOf('MILK SHOP')).toMatchObject({ standing: [] });
    const { rows } = await listed('&state=DUPLICATE');
    const pairs = rows.map((row: { reference: string; sameAs: { reference: string } }) => [
      ...[row.reference, row.sameAs.reference],
    ]);
    expect(pairs.toSorted()).toEqual([
      ['COFFEE SHOP', 'COFFEE'],
      ['TEA SHOP', 'TEA'],
    ]);
    expect((await answerAll(importId, 'NEW')).body.data).toEqual({ answered: 1, left: 0 });
    expect(await lineOf('MILK SHOP')).toMatchObject({ state: 'NEW', sameAs: null });
  });

  it('that has an undecided line and one more is compared with both of them', async () => {
    await csv(['A', 5_00]);
    await camt(['B', 5_00]);
    expect(await camt(['B', 5_00], ['C', 5_00])).toEqual({ added: 0, known: 1, undecided: 1 });
    expect((await lastImport()).count).toBe(2);
    await answer((await rowOf('B')).lineId, (await lineOf('A')).lineId);
    expect(await standingOf('C')).toEqual([]);
    await clear();
  });

  it('of a third form wait for the answers of the second', async () => {
    await csv(['A', 5_00]);
    await camt(['B1', 5_00], ['B2', 5_00]);
    const early = await lastImport();
    await upload(csvOf([['C', 5_00]]), 'third.csv');
    const third = await rowOf('C');
    expect(third.waits).toBe(true);
    const refused = await answer(third.lineId, null);
    expect([refused.status, refused.body.errors[0].message]).toEqual([
      409,
      'An earlier file has such a line that is not answered yet. Answer that one first.',
    ]);
    expect((await answerAll((await lastImport()).importId, 'NEW')).status).toBe(409);
    await answer((await rowOf('B1')).lineId, (await lineOf('A')).lineId);
    await answerAll(early.importId, 'NEW');
    expect(await standingOf('C')).toEqual(['A', 'B2']);
    await clear();
  });
});

describe('an answer', () => {
  it('is given once, by whichever of two clerks is first', async () => {
    await csv(['A', 5_00]);
    await camt(['B', 5_00]);
    const [line, { lineId: sameAs }] = [await rowOf('B'), await lineOf('A')];
    const answers = await Promise.all([
      answer(line.lineId, sameAs),
      answer(line.lineId, null, second),
      answer(line.lineId, sameAs),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await answer(line.lineId, null)).status).toBe(409);
  });

  it('for all lines of a file is given once, and not to another one', async () => {
    await csv(['A', 5_00], ['C', 6_00]);
    await camt(['B', 5_00], ['D', 6_00]);
    const { importId } = await lastImport();
    const both = await Promise.all([answerAll(importId, 'SAME'), answerAll(importId, 'NEW', second)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await listed('&state=UNDECIDED')).rows).toEqual([]);
  });

  it('can’t name a line of another amount, or one that another line of the file is', async () => {
    await csv(['A', 5_00], ['OTHER', 6_00]);
    await camt(['B', 5_00], ['C', 5_00]);
    const [b, c, a] = [await rowOf('B'), await rowOf('C'), await lineOf('A')];
    expect((await answer(b.lineId, (await lineOf('OTHER')).lineId)).status).toBe(409);
    const both = await Promise.all([answer(b.lineId, a.lineId), answer(c.lineId, a.lineId, second)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await clear();
  });

  it('that was wrong is taken back: the line is one of its own again', async () => {
    await csv(['A', 5_00]);
    await camt(['B', 5_00]);
    const { lineId } = await rowOf('B');
    await answer(lineId, (await lineOf('A')).lineId);
    expect(await lineOf('B')).toBeUndefined();
    const undo = () => finance.delete(`${place}/bank-lines/${lineId}/duplicate`);
    expect((await undo()).status).toBe(200);
    expect(await lineOf('B')).toMatchObject({ state: 'NEW', sameAs: null });
    expect((await undo()).status).toBe(409);
  });

  it('is for finance, of a line and a file that are there', async () => {
    const none = '00000000-0000-4000-8000-000000000000';
    expect((await answer(none, null)).status).toBe(404);
    expect((await answerAll(none, 'NEW')).status).toBe(404);
    expect((await finance.get(`${place}/bank-imports/${none}/possible-duplicates`)).status).toBe(404);
  });
});

describe('two files at once', () => {
  it('are imported one after the other: what both have is asked for', async () => {
    const both = await Promise.all([csv(['A', 5_00]), camt(['B', 5_00])]);
    expect(both.map(({ added, undecided }) => added + undecided * 10).toSorted()).toEqual([1, 10]);
    await clear();
  });
});
