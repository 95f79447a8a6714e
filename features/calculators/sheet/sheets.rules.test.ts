import { expect, it } from 'vitest';
import { buyerSheet } from '../buyer/buyer-sheet.rules.ts';
import { readFields, writeFields } from '../inputs/fields.rules.ts';
import { buyerFields, leaseFields, loanFields, sellerFields } from '../inputs/inputs.rules.ts';
import { leaseSheet } from '../lease/lease-sheet.rules.ts';
import type { Wish } from '../loan/borrowing.rules.ts';
import { borrow } from '../loan/borrowing.rules.ts';
import { instalmentOf, loanFor } from '../loan/instalment.rules.ts';
import { loanSheet } from '../loan/loan-sheet.rules.ts';
import { knownOn, seeded } from '../rig/seeded.rules.ts';
import { sellerSheet } from '../seller/seller-sheet.rules.ts';
import { type Sheet, sheetText } from './sheet.rules.ts';

const known = knownOn('2026-03-05');
const figures = ({ parts }: Sheet) =>
  Object.fromEntries(
    parts.flatMap(({ title, lines }) =>
      lines.map(({ label, amount }) => [`${title}: ${label}`, (amount ?? Number.NaN) / 100]),
    ),
  );
const notes = ({ parts }: Sheet) => parts.flatMap((part) => part.notes.map(({ text }) => text)).join('\n');
const buyer = (search: object) => buyerSheet(known, readFields(buyerFields, { years: '25', ...search }));
const seller = (search: object) => sellerSheet(known, readFields(sellerFields, { ...search }));
const loan = (search: object) => loanSheet(known, readFields(loanFields, { years: '25', ...search }));

it.each([
  [100_000_00, 40_000, 300, 527_84],
  [1_000_000_00, 26_000, 300, 4_536_70],
  [120_000_00, 0, 120, 1_000_00],
  [0, 40_000, 300, 0],
])('repays %d at %d over %d months with %d', (amount, interest, months, expected) => {
  expect(instalmentOf(amount, interest, months)).toBe(expected);
  expect(Math.abs(loanFor(expected, interest, months) - amount)).toBeLessThan(200_00);
});

const wish: Wish = {
  lender: 'BANK',
  isCompany: false,
  loans: '0',
  age: 35,
  years: 30,
  interest: null,
  loan: null,
  income: null,
  variable: null,
  debts: null,
};
const limitOf = (kind: 'HDB' | 'PRIVATE', day: string, given: Partial<Wish>) =>
  borrow(seeded, { ...wish, ...given }, { kind, day, base: 100_000_000 }).mostByLimit;

it.each<['HDB' | 'PRIVATE', string, Partial<Wish>, number | null]>([
  ['PRIVATE', '2026-03-05', {}, 75],
  ['PRIVATE', '2026-03-05', { age: null }, 75],
  ['PRIVATE', '2026-03-05', { age: 36 }, 55],
  ['PRIVATE', '2026-03-05', { age: 25, years: 31 }, 55],
  ['PRIVATE', '2026-03-05', { loans: '1' }, 45],
  ['PRIVATE', '2026-03-05', { loans: '1', years: 31 }, 25],
  ['PRIVATE', '2026-03-05', { loans: '2' }, 35],
  ['PRIVATE', '2026-03-05', { loans: '2', age: 50 }, 15],
  ['HDB', '2026-03-05', { years: 25 }, 75],
  ['HDB', '2026-03-05', { years: 26 }, 55],
  ['PRIVATE', '2018-07-05', {}, null],
  ['HDB', '2024-08-20', { lender: 'HDB' }, 75],
  ['HDB', '2024-08-19', { lender: 'HDB' }, 80],
  ['HDB', '2022-09-29', { lender: 'HDB' }, 85],
  ['HDB', '2021-12-15', { lender: 'HDB' }, null],
])('lends for %s on %s, %j: %s percent', (kind, day, given, percent) => {
  expect(limitOf(kind, day, given)).toBe(percent === null ? null : percent * 1_000_000);
});

it('tests the income by the rates of the day', () => {
  const of = (day: string, given: Partial<Wish> = {}, kind: 'HDB' | 'PRIVATE' = 'PRIVATE') =>
    borrow(seeded, { ...wish, income: 1_000_000, ...given }, { kind, day, base: 200_000_000 });
  expect(of('2026-03-05').tdsr).toMatchObject({ limit: 550_000, mostInstalment: 550_000 });
  expect(of('2021-12-15').tdsr).toMatchObject({ limit: 600_000 });
  expect(of('2022-09-30').tested.rate).toBe(40_000);
  expect(of('2022-09-29').tested.rate).toBe(35_000);
  expect(of('2026-03-05', { interest: 45_000 }).tested.rate).toBe(45_000);
  // 70% of what varies counts; debts take from TDSR and not from MSR.
  expect(of('2026-03-05', { variable: 1_000_000, debts: 100_000 }).tdsr).toMatchObject({ mostInstalment: 835_000 });
  expect(of('2026-03-05', { debts: 100_000, years: 25 }, 'HDB').msr).toMatchObject({ mostInstalment: 300_000 });
  expect(of('2026-03-05').msr).toBeUndefined();
  expect(of('2026-03-05', { lender: 'HDB', years: 25 }, 'HDB').tdsr).toBeUndefined();
  // The loan that the income carries is within its limit, and a thousand dollars more is not.
  const most = of('2026-03-05').mostByIncome ?? 0;
  const used = (amount: number) => of('2026-03-05', { loan: amount }).tdsr?.used ?? 0;
  expect(used(most)).toBeLessThanOrEqual(550_000);
  expect(used(most + 100_000)).toBeGreaterThan(550_000);
});

it('sums what a purchase costs', () => {
  const sheet = buyer({
    kind: 'HDB',
    price: '720000',
    value: '700000',
    buyers: 'CITIZEN-1,PR-1',
    age: '35',
    interest: '2.6',
    commission: '1',
    legal: '2500',
    cpf: '150000',
  });
  expect(figures(sheet)).toMatchObject({
    'Stamp duty: Buyer’s stamp duty (BSD)': 16_200,
    'Stamp duty: Additional buyer’s stamp duty (ABSD)': 36_000,
    'Total cost: Commission': 7_848,
    'Total cost: Total': 782_548,
    'Loan: Highest loan by loan-to-value': 525_000,
    'Cash and CPF: Cash and CPF needed': 257_548,
    // 5% of the value, and what the price is above it.
    'Cash and CPF: In cash at least': 55_000,
    'Cash and CPF: From CPF': 150_000,
    'Cash and CPF: In cash': 107_548,
  });
  expect(sheet.result).toEqual({ label: 'Cash and CPF needed', amount: 25_754_800 });
  expect(notes(sheet)).toMatch(/first home together: ABSD can be remitted/);
  expect(sheet.rules).toContainEqual(
    expect.objectContaining({ title: 'Additional buyer’s stamp duty', fromDay: '2023-04-27' }),
  );
});

it('charges duty on the value where it is higher, and lends on the price', () => {
  const sheet = figures(buyer({ price: '1000000', value: '1500000' }));
  expect(sheet).toMatchObject({
    'Stamp duty: Buyer’s stamp duty (BSD)': 44_600,
    'Loan: Highest loan by loan-to-value': 750_000,
  });
});

it('lends a company nothing by limits that are for people', () => {
  const company = { price: '1000000', buyers: 'CITIZEN-1,ENTITY-1' };
  const sheet = buyer(company);
  expect(sheet.result).toEqual({ label: 'Total cost', amount: 167_460_000 });
  expect(notes(sheet)).toContain('Loan limits of companies and other entities are not on record');
  expect(buyer({ ...company, loan: '400000' }).result).toEqual({ label: 'Cash and CPF needed', amount: 127_460_000 });
  expect(notes(buyer({ ...company, kind: 'HDB', lender: 'HDB' }))).toContain('HDB lends to people only.');
});

it('names a transition until its last day, and what developers never get back', () => {
  const on = (day: string, buyers = 'CITIZEN-1') => notes(buyer({ price: '1000000', day, buyers }));
  expect(on('2023-03-07')).toContain('The rates before apply');
  expect(on('2023-03-08')).not.toContain('The rates before apply');
  expect(on('2026-03-05', 'DEVELOPER-1')).toContain('not remitted');
  expect(on('2026-03-05')).not.toContain('not remitted');
});

it('sums what a sale leaves', () => {
  const sheet = seller({
    price: '1500000',
    bought: '2024-06-10',
    day: '2026-03-05',
    owed: '800000',
    cpf: '210000.50',
    commission: '2',
    legal: '3000',
  });
  expect(figures(sheet)).toMatchObject({
    'Seller’s stamp duty: Seller’s stamp duty (SSD)': 120_000,
    'Net proceeds: Commission': 32_700,
    'Net proceeds: Cash to the seller': 334_299.5,
  });
  expect(notes(sheet)).toContain('A sale after 10 Jun 2026 pays 4%.');
  expect(seller({ price: '1000000', bought: '2020-01-01', owed: '1011800' }).result).toEqual({
    label: 'Shortfall',
    amount: -1_180_000,
  });
});

it.each([
  [buyer({}), 'Enter the price.'],
  [buyer({ price: '0' }), 'Enter the price.'],
  [buyer({ price: '1000000', day: '2010-01-01' }), 'Rates for 01 Jan 2010 are not on record.'],
  [seller({ price: '1000000' }), 'Enter the day of purchase.'],
  [seller({ price: '1000000', bought: '2026-03-06' }), 'The day of purchase is after the sale.'],
  [leaseSheet(known, readFields(leaseFields, {})), 'Enter the monthly rent.'],
  [leaseSheet(known, readFields(leaseFields, { rent: '3000', years: '0' })), 'Enter the term.'],
  [loan({}), 'Enter a price, an income or the loan wanted.'],
  [loan({ price: '900000', years: '' }), 'Enter the tenure.'],
  [loan({ price: '900000', years: '40' }), 'Enter the tenure.'],
  [loan({ kind: 'PRIVATE', lender: 'HDB', price: '900000' }), 'HDB lends for HDB flats only.'],
  [leaseSheet(known, readFields(leaseFields, { rent: '3000' })), 'Enter the term.'],
])('says what is missing', (sheet, missing) => {
  expect(sheet).toMatchObject({ result: null, missing });
});

it('finds the price that an income supports', () => {
  const sheet = loan({ income: '10000', years: '30', age: '30' });
  const { 'Loan: Loan': most = 0, 'Loan: Price that this loan supports': price = 0 } = figures(sheet);
  expect(most).toBeGreaterThan(1_150_000);
  expect(price).toBe(Math.floor(most / 0.75));
  expect(notes(loan({ price: '900000', loan: '800000' }))).toContain('above the loan-to-value limit');
  expect(notes(loan({ kind: 'HDB', price: '900000', years: '31' }))).toContain('The tenure is 30 years at most');
  // HDB lends until 65: what is left is reckoned with, and where nothing is, no loan.
  const hdb = { kind: 'HDB', lender: 'HDB', price: '720000', years: '25' };
  expect(figures(loan({ ...hdb, age: '45' }))['Loan: Monthly instalment']).toBe(2_887.86);
  expect(loan({ ...hdb, age: '65', loan: '100000' })).toMatchObject({
    result: null,
    missing: 'At this age no tenure is left.',
  });
});

it('writes the address that it reads, without what is as at first', () => {
  const search = {
    kind: 'HDB',
    price: '720000.50',
    day: '2026-02-28',
    buyers: 'PR-2,FOREIGNER-1',
    interest: '2.625',
    years: '20',
  };
  expect(writeFields(buyerFields, readFields(buyerFields, search))).toEqual(search);
  expect(writeFields(buyerFields, readFields(buyerFields, {}))).toEqual({});
  expect(
    writeFields(
      buyerFields,
      readFields(buyerFields, { price: '1e9', day: '2026-02-30', buyers: 'KING-1', years: '36' }),
    ),
  ).toEqual({});
});

it('writes a message that says what it rests on', () => {
  const text = sheetText(leaseSheet(known, readFields(leaseFields, { rent: '3000', years: '2' })), ['Hannah Lim']);
  expect(text).toContain('*Lease duty: S$ 288*');
  expect(text).toContain('Lease duty: rates from 22 Feb 2014');
  expect(text).toMatch(/An estimate\. IRAS decides[\s\S]*Hannah Lim$/);
});
