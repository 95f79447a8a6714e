import { parse } from 'csv-parse/sync';
import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { banks } from '#features/people/record/bank-account.rules.ts';
import { bankCodes } from '#features/people/record/bank-codes.rules.ts';
import { plainAmount } from '#platform/contract/money.ts';
import { hasPainSchema, painValidator } from '../rig/pain-schema.ts';
import type { BankFile } from './bank-file.server.ts';
import { csvOf } from './csv.server.ts';
import { painOf } from './pain.server.ts';

const file: BankFile = {
  kind: 'SALESPEOPLE',
  number: 'PR26-000012',
  version: 1,
  madeAt: '2026-11-20T02:00:00Z',
  payDay: '2026-11-27',
  from: { name: 'Gable Realty Pte. Ltd.', bic: 'DBSSSGSG', accountNumber: '0031234567' },
  transfers: [
    {
      voucher: 'PV26-000101',
      name: "O'Brien & Sons",
      bank: 'OCBC',
      bic: 'OCBCSGSG',
      bankCode: '7339',
      accountNumber: '512345678001',
      cents: 3_968_005,
    },
    {
      voucher: 'PV26-000102',
      name: 'Tan, Hannah',
      bank: 'UOB',
      bic: 'UOVBSGSG',
      bankCode: '7375',
      accountNumber: '0012345678',
      cents: 7,
    },
  ],
};

const read = (xml: string, path: string) =>
  XmlDocument.fromString(xml)
    .find(path, { p: 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09' })
    .map((node) => node.content);

describe('the bank file', () => {
  it('has no control character of a name that was stored before they were refused', () => {
    const [first, ...rest] = file.transfers;
    const odd = {
      ...file,
      transfers: [{ ...(first as BankFile['transfers'][number]), name: 'Tan\u000bHannah\u200b' }, ...rest],
    };
    expect(read(painOf(odd), '//p:Cdtr/p:Nm')).toEqual(['Tan Hannah', 'Tan, Hannah']);
    expect(csvOf(odd)).toContain('"Tan Hannah"');
  });

  it('says what is paid, to whom, and from where', async () => {
    const xml = painOf(file);
    expect(read(xml, '//p:GrpHdr/p:MsgId')).toEqual(['PR26-000012']);
    expect(read(xml, '//p:PmtInfId')).toEqual(['PR26-000012-1']);
    expect(read(xml, '//p:NbOfTxs')).toEqual(['2', '2']);
    expect(read(xml, '//p:CtrlSum')).toEqual(['39680.12', '39680.12']);
    expect(read(xml, '//p:ReqdExctnDt/p:Dt')).toEqual(['2026-11-27']);
    expect(read(xml, '//p:DbtrAcct/p:Id/p:Othr/p:Id')).toEqual(['0031234567']);
    expect(read(xml, '//p:EndToEndId')).toEqual(['PV26-000101', 'PV26-000102']);
    expect(read(xml, '//p:InstdAmt')).toEqual(['39680.05', '0.07']);
    expect(read(xml, '//p:InstdAmt/@Ccy')).toEqual(['SGD', 'SGD']);
    expect(read(xml, '//p:CdtrAgt/p:FinInstnId/p:BICFI')).toEqual(['OCBCSGSG', 'UOVBSGSG']);
    expect(read(xml, '//p:Cdtr/p:Nm')).toEqual(["O'Brien & Sons", 'Tan, Hannah']);
    expect(read(xml, '//p:CdtrAcct/p:Id/p:Othr/p:Id')).toEqual(['512345678001', '0012345678']);
  });

  it('that was made anew has a number of its own: a bank takes no message of the same number twice', () => {
    const xml = painOf({ ...file, version: 2 });
    expect(read(xml, '//p:GrpHdr/p:MsgId')).toEqual(['PR26-000012-2']);
    expect(read(xml, '//p:PmtInfId')).toEqual(['PR26-000012-2-1']);
  });

  it.each([
    ['SALESPEOPLE', 'COMM', 'Commission'],
    ['COBROKERS', 'COMM', 'Commission'],
    ['REFUNDS', 'REFU', 'Refund'],
  ] as const)('says what a payment of a run of %s is for: %s, %s', (kind, code, text) => {
    const xml = painOf({ ...file, kind });
    expect(read(xml, '//p:Purp/p:Cd')).toEqual([code, code]);
    expect(read(xml, '//p:RmtInf/p:Ustrd')).toEqual([`${text} PV26-000101`, `${text} PV26-000102`]);
    if (hasPainSchema) expect(() => painValidator()(xml)).not.toThrow();
  });

  it.skipIf(!hasPainSchema)('is valid by the schema, which finds what is wrong', async () => {
    const check = painValidator();
    const xml = painOf(file);
    expect(() => check(xml)).not.toThrow();
    for (const spoiled of [
      xml.replace('Ccy="SGD"', 'Ccy="S$"'),
      xml.replace('OCBCSGSG', 'ocbc'),
      xml.replace('PV26-000101', ''),
      xml.replace('39680.05', '39680.055555'),
    ])
      expect(() => check(spoiled)).toThrow();
  });

  it('is a table, too', () => {
    const rows: { Amount: string; Payee: string; [name: string]: string }[] = parse(csvOf(file), { columns: true });
    expect(rows.map((row) => [row['Account number'], row['Bank code'], row.Amount, row.Payee])).toEqual([
      ['512345678001', '7339', '39680.05', "O'Brien & Sons"],
      ['0012345678', '7375', '0.07', 'Tan, Hannah'],
    ]);
  });

  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [100, '1.00'],
    [999_999_999_999_999, '9999999999999.99'],
  ])('%i cents are %s', (cents, text) => {
    expect(plainAmount(cents)).toBe(text);
  });

  it('knows the BIC and the bank code of every bank', () => {
    for (const bank of banks) {
      expect(bankCodes[bank].bic).toMatch(/^[A-Z]{4}SG[A-Z0-9]{2}$/);
      expect(bankCodes[bank].code).toMatch(/^\d{4}$/);
    }
  });
});
