import { describe, expect, it } from 'vitest';
import { readTable } from '#platform/server/table-file/given-table.ts';
import { spec } from './bank-files.server.ts';
import { statementOf } from './read-csv.server.ts';

const readBankCsv = async (text: string) => statementOf(await readTable(Buffer.from(text), spec));

describe('a statement as CSV of another bank', () => {
  it.each([
    '20261103',
    '"Nov 3, 2026"',
    '2026/11/03',
    '2026年11月3日',
    '"Tue, 03 Nov 2026"',
    '０３／１１／２０２６',
    '="03/11/2026"',
  ])('reads the day %s', async (day) => {
    const { lines } = await readBankCsv(`Date,Description,Amount\n${day},TAN,5.00\n`);
    expect(lines).toMatchObject([{ day: '2026-11-03', cents: 500 }]);
  });

  it('reads amounts as accountants and sites write them', async () => {
    const { lines } = await readBankCsv(
      'Date,Description,Debit,Credit\n3/11/2026,A,-,５．００\n3/11/2026,B,"1,200.00 Dr.",—\n3/11/2026,C,,="7.00"\n',
    );
    expect(lines.map(({ payer, cents }) => [payer, cents])).toEqual([
      ['A', 500],
      ['B', -120_000],
      ['C', 700],
    ]);
  });

  it('reads the words of a payment that follow in rows of their own', async () => {
    const head = 'Transaction date,Value date,Description,Withdrawals(SGD),Deposits(SGD)';
    const first = '29/11/2026,29/11/2026,FAST PAYMENT,,5.00\n,,from LIM BEE HOON,,\n,,INV26-000123,,\n';
    const { lines } = await readBankCsv(`${head}\n${first}30/11/2026,30/11/2026,FEE,2.00,\n,,CHARGE NOV,,\n`);
    expect(lines.map(({ payer, cents }) => [payer, cents])).toEqual([
      ['FAST PAYMENT from LIM BEE HOON INV26-000123', 500],
      ['FEE CHARGE NOV', -200],
    ]);
  });

  it('takes a balance for no payment though it has a date, and refuses a payment without one', async () => {
    const head = 'Date,Description,Amount';
    const days = ['1/11/2026,Balance b/f,99.00', '3/11/2026,TAN,5.00', '30/11/2026,CLOSING BALANCE:,104.00'];
    expect((await readBankCsv([head, ...days, ''].join('\n'))).lines.map(({ cents }) => cents)).toEqual([500]);
    const merged = [head, '3/11/2026,TAN,5.00', ',LIM,6.00', '4/11/2026,GOH,7.00', ''].join('\n');
    await expect(readBankCsv(merged)).rejects.toThrow('Line 3 has an amount and no date.');
  });

  it('reads who paid in the files of a bank for persons', async () => {
    const { lines } = await readBankCsv(
      'Transaction Date,Reference,Debit Amount,Credit Amount,Transaction Ref1,Transaction Ref2,Transaction Ref3\n30 Nov 2026,ICT,,5.00,PayNow 76543,From: TAN AH KOW,OTHR INV26-000123\n',
    );
    expect(lines).toMatchObject([{ payer: 'PayNow 76543 From: TAN AH KOW OTHR INV26-000123', reference: 'ICT' }]);
  });
});
