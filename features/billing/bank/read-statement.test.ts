import { existsSync, readFileSync } from 'node:fs';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { readTable } from '#platform/server/table-file/given-table.ts';
import { camt } from '../rig/camt.ts';
import { spec } from './bank-files.server.ts';
import { readCamt } from './read-camt.server.ts';
import { statementOf } from './read-csv.server.ts';

const head = 'Transaction Date,Reference,Client Reference,Debit Amount,Credit Amount,Currency';
const readBankCsv = async (text: string) => statementOf(await readTable(Buffer.from(text), spec));
const csv = (...lines: string[]) => readBankCsv(['Account,0031234567', '', head, ...lines].join('\r\n'));

const noBatch = { batchCents: null, batchPart: null };

describe('a statement as CSV', () => {
  it('is read below what stands above its head, with credit and debit', async () => {
    expect(
      await csv(
        '24/11/2026,INV26000012,TAN AH KOW,,"54,064.00",SGD',
        '25-Nov-2026,PV26-000001,HANNAH LIM,39680.00,,SGD',
      ),
    ).toEqual({
      account: '0031234567',
      pending: 0,
      unread: [],
      lines: [
        {
          day: '2026-11-24',
          cents: 5_406_400,
          currency: 'SGD',
          payer: 'TAN AH KOW',
          reference: 'INV26000012',
          fileRef: '',
          bankRef: '',
          isReversal: false,
          ...noBatch,
        },
        {
          day: '2026-11-25',
          cents: -3_968_000,
          currency: 'SGD',
          payer: 'HANNAH LIM',
          reference: 'PV26-000001',
          fileRef: '',
          bankRef: '',
          isReversal: false,
          ...noBatch,
        },
      ],
    });
  });

  it.each([
    [
      'Transaction Date,Description,Debit Amount,Credit Amount,Client Reference',
      '24/11/2026,MDM GOH PTE,,10.00,INV26-000077',
      ['MDM GOH PTE', 'INV26-000077'],
    ],
    [
      'Transaction Date,Description,Debit Amount,Credit Amount,Client Reference',
      '24/11/2026,UNKNOWN PAYER,,10.00,',
      ['UNKNOWN PAYER', ''],
    ],
    [
      'Transaction Date,Reference,Client Reference,Remarks,Debit Amount,Credit Amount',
      '24/11/2026,R1,TAN AH KOW,RENT NOV,,10.00',
      ['TAN AH KOW', 'R1 RENT NOV'],
    ],
  ])('loses no words of the bank: %s', async (heads, line, [payer, reference]) => {
    expect((await readBankCsv(`${heads}\n${line}\n`)).lines).toMatchObject([{ payer, reference }]);
  });

  it('names the columns that it does not read', async () => {
    const { unread } = await readBankCsv(
      'Transaction Date,Credit Amount,Cheque No,Balance,Nothing\n24/11/2026,10.00,123456,5,\n',
    );
    expect(unread).toEqual(['Cheque No']);
  });

  it('may have one column with signs, and lines of totals without a date', async () => {
    const { lines } = await readBankCsv(
      'Transaction Date,Amount\n2026-11-24,-5.5\n24 Nov 26,(7.00)\n1/2/2026,8\n,1.00\n',
    );
    expect(lines.map(({ day, cents }) => [day, cents])).toEqual([
      ['2026-11-24', -550],
      ['2026-11-24', -700],
      ['2026-02-01', 800],
    ]);
  });

  it.each<[string, string]>([
    ['31/02/2026,x,y,,1.00,SGD', 'Line 4: “31/02/2026” is no day on which money moved.'],
    ['24/13/2026,x,y,,1.00,SGD', 'is no day on which money moved'],
    ['24/11/2026,x,y,,1.234,SGD', 'Line 4: “1.234” is not an amount.'],
    ['24/11/2026,x,y,,many,SGD', 'is not an amount'],
    ['24/11/2026,x,y,,"12,50",SGD', 'Line 4: “12,50” is not an amount. Amounts are written as 1,234.50.'],
    ['24/11/2026,x,y,,"1.230,00",SGD', '“1.230,00” is not an amount'],
    ['24/11/2026,x,y,,(5.00,SGD', '“(5.00” is not an amount'],
    ['24/11/2026,x,y,,10000000000.01,SGD', 'Line 4: an amount may be S$ 10,000,000,000.00 at most.'],
    ['24/11/2026,x,y,7.00,5.00,SGD', 'Line 4 has both a credit and a debit.'],
    ['24/11/2026,x,y,,-5.00,SGD', 'Line 4: -5.00 is below nothing and stands among the credits.'],
    ['24/11/2026,x,y,,5.00,Dollars', '“DOLLARS” is not a currency'],
    ['01/01/0000,x,y,,5.00,SGD', 'Line 4: “01/01/0000” is no day on which money moved.'],
    ['0000-01-01,x,y,,5.00,SGD', '“0000-01-01” is no day on which money moved'],
    ['01/01/1900,x,y,,5.00,SGD', '“01/01/1900” is no day on which money moved'],
    ['31/12/9999,x,y,,5.00,SGD', '“31/12/9999” is no day on which money moved'],
    ['24/11/2026,"x,y,,1.00,SGD', 'Line 4: a quotation mark is opened in this line and not closed'],
  ])('%s is refused', async (line, why) => {
    await expect(csv(line)).rejects.toThrow(why);
  });

  const whole = '24/11/2026,INV26000011,LIM,,10.00,SGD';
  it.each<[string, string, string]>([
    ['in its amount', `${whole}\r\n24/11/2026,INV26000012,TAN,,54`, 'Line 5 has 5 of 6 columns'],
    ['before its amount', `${whole}\r\n24/11/2026,INV26000012,TAN`, 'Line 5 has 3 of 6 columns'],
    ['in its only row', '24/11/2026,INV26000012,TAN,,54', 'Line 4 has 5 of 6 columns'],
    ['before the amount, with a line end after it', `${whole}\r\n24/11/2026,INV26000012\r\n`, 'Line 5 has 2 of 6'],
  ])('that is cut off %s is refused whole, naming the row', async (_, lines, why) => {
    await expect(csv(lines)).rejects.toThrow(why);
    await expect(csv(lines)).rejects.toThrow('Export the statement from the bank once more');
  });

  it('of a bank that leaves out empty cells at the end is read, unless its last row has no line end', async () => {
    const short = ['24/11/2026,INV26000012,TAN,,54.00', '24/11/2026,INV26000013,TAN,,55.00'];
    const centsIn = async (...lines: string[]) => (await csv(...lines)).lines.map(({ cents }) => cents);
    await expect(csv(...short)).rejects.toThrow('Line 5 has 5 of 6 columns');
    expect(await centsIn(...short, '')).toEqual([5_400, 5_500]);
    const wider = await readBankCsv([`${head},,`, ...short, `,,,,,`, `,"Total of 2",,,"109.00",`].join('\n'));
    expect(wider.lines.map(({ cents }) => cents)).toEqual([5_400, 5_500]);
  });

  it('may have its heading again on each page, and words and totals where its days are', async () => {
    const { lines } = await csv(
      whole,
      head,
      '25/11/2026,INV26000012,TAN,,2.50,SGD',
      'Total,,,0.00,12.50,',
      'Closing balance,,,,"1,012.50",SGD',
      'This statement was printed by a computer.',
    );
    expect(lines.map(({ cents }) => cents)).toEqual([1_000, 250]);
    await expect(csv(whole, 'Refund,INV26000012,TAN,,5.00,SGD')).rejects.toThrow('“Refund” is no day');
  });

  it('reads a sign behind an amount', async () => {
    const cents = async (text: string) =>
      (await readBankCsv(`Date,Description,Amount\n24/11/2026,TAN,${text}\n`)).lines[0]?.cents;
    expect(await Promise.all(['200.00-', '"1,200.00 DR"', '5.00 CR', '\u22125.00'].map(cents))).toEqual([
      -20_000, -120_000, 500, -500,
    ]);
    await expect(cents('-5.00CR')).rejects.toThrow('is not an amount');
  });

  it('keeps of a text what can be stored, as far as there is room for it', async () => {
    const long = `${'x'.repeat(299)}😀`;
    const { lines } = await csv(`24/11/2026,A\u0001B\u202eC,${long},,5.00,SGD`);
    expect(lines).toMatchObject([{ reference: 'A BC', payer: 'x'.repeat(299) }]);
  });

  it('has no line of nothing, nor of a balance brought forward', async () => {
    const nothing = ['24/11/2026,NOTHING,THE BANK,0.00,0.00,SGD', '24/11/2026,NOTHING,THE BANK,,0.00,SGD'];
    expect((await csv(...nothing, '24/11/2026,BALANCE B/F,,,,SGD')).lines).toEqual([]);
  });

  it.each<[string, string[]]>([
    ['beside a name with a UEN', ['Account Name:,GABLE REALTY (201812345K)', 'Account Number:,003-123456-7']],
    ['after its type', ['Account Type,Current', 'Account No.,003-123456-7']],
    ['before its name', ['Account No: 003-123456-7', 'Account Holder: GABLE REALTY 53123456X']],
    ['without the word number', ['Account holder,GABLE 53123456X', 'My Account:,003-123456-7 (SGD)']],
  ])('names its account %s', async (_, above) => {
    expect((await readBankCsv([...above, head, whole].join('\n'))).account).toBe('003-123456-7');
  });

  const row = ['24/11/2026', 'INV26000012', 'TAN, AH KOW', '', '54,064.00', 'SGD'];
  it.each([';', '\t'])('is read with “%s” between its values, and names its account', async (separator) => {
    const rows = [['Account', '0031234567'], head.split(','), row, [...row.slice(0, 4), '1.00', 'SGD']];
    const { account, lines } = await readBankCsv(rows.map((cells) => cells.join(separator)).join('\n'));
    expect([account, lines]).toMatchObject([
      '0031234567',
      [{ day: '2026-11-24', payer: 'TAN, AH KOW', cents: 5_406_400 }, { cents: 100 }],
    ]);
  });

  it('counts a time with a zone on its day in Singapore', async () => {
    const days = ['2026-11-24T16:30:00Z', '2026-11-24T15:59:59Z', '2026-11-24 23:30:00', '2026-11-24T22:00:00-05:00'];
    expect((await csv(...days.map((day) => `${day},A,B,,1.00,SGD`))).lines.map(({ day }) => day)).toEqual([
      ...['2026-11-25', '2026-11-24', '2026-11-24', '2026-11-25'],
    ]);
  });

  it('has 20,000 payments at most, and is refused with both numbers', async () => {
    const statement = (count: number) => csv(...Array.from({ length: count }, () => whole), ',TOTAL,,,,');
    expect((await statement(20_000)).lines).toHaveLength(20_000);
    await expect(statement(20_001)).rejects.toThrow(
      'This statement has 20,001 entries, and at most 20,000 are imported at once.',
    );
  });

  it('with other columns is refused, naming what is missing', async () => {
    await expect(readBankCsv('Datum,Betrag\n1.1.2026,5\n')).rejects.toThrow('No column is headed “Transaction date”.');
  });

  it('is read as other banks write it, and where a column of its own says debit or credit', async () => {
    const amounts = async (heads: string, ...lines: string[]) =>
      (await readBankCsv([heads, ...lines, ''].join('\n'))).lines.map(({ cents, payer }) => [cents, payer]);
    expect(
      await amounts('Date;Description;Withdrawals (SGD);Deposits (SGD);Balance', '24/11/2026;TAN AH KOW;;5.00;9.00'),
    ).toEqual([[500, 'TAN AH KOW']]);
    const marked = 'Date,Description,Amount,Dr/Cr';
    expect(await amounts(marked, '24/11/2026,TAN,5.00,CR', '24/11/2026,FEE,2.00,D')).toEqual([
      [500, 'TAN'],
      [-200, 'FEE'],
    ]);
    await expect(amounts(marked, '24/11/2026,TAN,-5.00,CR')).rejects.toThrow('Line 2 has a negative amount');
    await expect(amounts(marked, '24/11/2026,TAN,5.00,?')).rejects.toThrow('neither a debit nor a credit');
    await expect(
      amounts('Date,Description,Amount,+/-', '24/11/2026,FEE,2.00,-', '25/11/2026,TAN,5.00,+'),
    ).rejects.toThrow(
      'Column “+/-” says which amounts are debits, and is not read. Choose it as “Debit or credit (D or C)”.',
    );
    expect(
      await amounts('Date,Description,Amount,Type', '24/11/2026,FEE,-2.00,Debit', '25/11/2026,TAN,5.00,Credit'),
    ).toEqual([
      [-200, 'FEE'],
      [500, 'TAN'],
    ]);
    // Beside columns of money in and out, the amount is their sum.
    expect(await amounts('Date,Description,Debit,Credit,Amount', '24/11/2026,FEE,2.00,,2.00')).toEqual([[-200, 'FEE']]);
  });
});

describe('a statement as camt.053', () => {
  it.each(['02', '08'] as const)(
    'of version %s is read: payer, references, batches, and what is pending',
    (version) => {
      expect(readCamt(camt(version))).toEqual({
        account: '0031234567',
        pending: 1,
        lines: [
          {
            day: '2026-11-24',
            cents: 5_406_400,
            currency: 'SGD',
            fileRef: '',
            bankRef: 'B1',
            isReversal: false,
            ...noBatch,
            payer: 'Tan Ah Kow',
            reference: 'INV26000012 · FAST credit',
          },
          {
            day: '2026-11-24',
            cents: -3_968_000,
            currency: 'SGD',
            payer: 'Hannah Lim',
            reference: 'PV26-000001',
            fileRef: '',
            bankRef: 'B2',
            isReversal: false,
            ...noBatch,
          },
          {
            day: '2026-11-25',
            cents: 100,
            currency: 'SGD',
            payer: 'A',
            reference: '',
            fileRef: '',
            bankRef: 'B3/1',
            isReversal: false,
            batchCents: 300,
            batchPart: 1,
          },
          {
            day: '2026-11-25',
            cents: 200,
            currency: 'SGD',
            payer: 'B',
            reference: '',
            fileRef: '',
            bankRef: 'B3/2',
            isReversal: false,
            batchCents: 300,
            batchPart: 2,
          },
          {
            day: '2026-11-25',
            cents: 9_900,
            currency: 'USD',
            payer: '',
            reference: '',
            fileRef: '',
            bankRef: 'B4',
            isReversal: false,
            ...noBatch,
          },
        ],
      });
    },
  );

  it('has a batch as one line where its parts are not all of it, or in another currency, and loses no cent', () => {
    const batch = (change: (text: string) => string) =>
      readCamt(change(camt('08'))).lines.filter(({ bankRef }) => bankRef.startsWith('B3'));
    const whole = { cents: 300, payer: 'A', bankRef: 'B3' };
    expect(batch((text) => text.replace('<Amt Ccy="SGD">1.00', '<Amt Ccy="SGD">0.50'))).toMatchObject([whole]);
    expect(batch((text) => text.replace('<Amt Ccy="SGD">1.00', '<Amt Ccy="MYR">1.00'))).toMatchObject([whole]);
    expect(batch((text) => text)).toHaveLength(2);
  });

  it.each([
    ['<Dt>2026-11-24+08:00</Dt>', '2026-11-24'],
    ['<DtTm>2026-11-24T16:00:00Z</DtTm>', '2026-11-25'],
    ['<DtTm>2026-11-24T15:59:59.999+00:00</DtTm>', '2026-11-24'],
    ['<DtTm>2026-11-25T00:30:00+08:00</DtTm>', '2026-11-25'],
    ['<DtTm>2026-11-24T23:30:00</DtTm>', '2026-11-24'],
  ])('counts %s on its day in Singapore', (booked, day) => {
    expect(readCamt(camt('08').replace('<Dt>2026-11-24</Dt>', booked)).lines[0]).toMatchObject({ day });
  });

  it.each(['true', '1', 'false'])('reads that an entry is a reversal: %s', (indicator) => {
    const text = camt('08').replace('<CdtDbtInd>DBIT</CdtDbtInd>', `$&<RvslInd>${indicator}</RvslInd>`);
    expect(readCamt(text).lines.map(({ isReversal }) => isReversal)).toEqual([
      ...[false, indicator !== 'false', false, false, false],
    ]);
  });

  it('is refused where the sign of an amount contradicts its mark', () => {
    const text = camt('08').replace('>39680.00<', '>-39680.00<');
    expect(() => readCamt(text)).toThrow('Entry 2: the amount -39680.00 is below nothing and marked DBIT');
  });

  it('has 20,000 entries at most, batches counted by their parts, and is refused with both numbers', () => {
    const parts = camt('08').split(/(?=<Ntry>)/);
    const [before = '', after = ''] = [parts[0], '</Stmt></BkToCstmrStmt></Document>'];
    const entry =
      '<Ntry><Amt Ccy="SGD">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-11-24</Dt></BookgDt></Ntry>';
    const camtOf = (entries: string) => readCamt(before + entries + after);
    const why = 'This statement has 20,001 entries, and at most 20,000 are imported at once.';
    expect(() => camtOf(entry.repeat(20_001))).toThrow(why);
    // The third entry is a batch of two.
    expect(() => camtOf(entry.repeat(19_999) + parts[3])).toThrow(why);
    expect(camtOf(entry.repeat(19_998) + parts[3]).lines).toHaveLength(20_000);
  }, 60_000);

  it('is read where texts are in CDATA, and where the bank has no number of a line', () => {
    const text = camt('08')
      .replace('<Nm>Tan Ah Kow</Nm>', '<Nm><![CDATA[Tan & Sons]]></Nm>')
      .replace('<AcctSvcrRef>B1<', '<AcctSvcrRef>NONREF<');
    expect(readCamt(text).lines[0]).toMatchObject({ payer: 'Tan & Sons', bankRef: '' });
  });

  it.for(['02', '08'] as const)('of version %s is, here, what the schema of ISO 20022 allows', (version, { skip }) => {
    const schema = new URL(`../../../../../shared/data/iso20022/camt.053.001.${version}.xsd`, import.meta.url);
    skip(!existsSync(schema), 'The schema is not here.');
    const validator = XsdValidator.fromDoc(XmlDocument.fromString(readFileSync(schema, 'utf8')));
    expect(() => validator.validate(XmlDocument.fromString(camt(version)))).not.toThrow();
  });

  const bomb = '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><Document>&b;</Document>';
  it.each<[string, string, string]>([
    ['torn', camt('08').slice(0, 900), 'broken or cut off'],
    ['an entity bomb', bomb, 'document type'],
    ['another file', '<Document><Other/></Document>', 'no bank statement'],
    ['a report', '<Document><BkToCstmrAcctRpt/></Document>', 'This XML is a report of the day (camt.052), not a bank'],
    ['nested without end', '<a>'.repeat(100_000), 'too deeply'],
    [
      'on a day that is none',
      camt('08').replace('2026-11-24', '2026-02-30'),
      'Entry 1: “2026-02-30” is no day on which money moved.',
    ],
    ['on no day', camt('08').replace('<BookgDt><Dt>2026-11-24</Dt></BookgDt>', ''), 'Entry 1 has no booking date.'],
    ['without amounts', camt('02').replaceAll(/<Amt[^>]*>[^<]*<.Amt>/g, ''), 'no amount'],
  ])('%s is refused', (_, text, why) => expect(() => readCamt(text)).toThrow(why));
});
