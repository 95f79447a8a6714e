import { describe, expect, it } from 'vitest';
import { numbersIn, type OpenInvoice, proposalFor } from './propose.rules.ts';

const invoice = (number: string, openCents: number, to = 'Tan Ah Kow'): OpenInvoice => ({
  invoiceId: number,
  number,
  to,
  address: '18 Leonie Hill',
  openCents,
});

describe('the numbers in a bank’s text', () => {
  it.each<[string, string[]]>([
    ['PAYNOW INV26000012 TAN', ['INV26-000012']],
    ['inv 26-000012 & INV26/000013', ['INV26-000012', 'INV26-000013']],
    ['INV26000012 INV26-000012', ['INV26-000012']],
    ['INV260000123', []],
    ['GIRO 26000012', []],
  ])('%s', (text, numbers) => expect(numbersIn(text)).toEqual(numbers));

  it.each<['PF' | 'OR', string, string[]]>([
    ['PF', 'PAYNOW PF26000012', ['PF26-000012']],
    ['PF', 'pf 26-000012 INV26-000013', ['PF26-000012']],
    ['OR', 'REF OR26/000012', ['OR26-000012']],
    ['OR', 'FOR 26000012', []],
  ])('%s in %s', (kind, text, numbers) => expect(numbersIn(text, kind)).toEqual(numbers));
});

describe('what a credit probably pays', () => {
  const open = [invoice('INV26-000001', 1_000), invoice('INV26-000002', 2_500), invoice('INV26-000003', 2_500, 'Lim')];
  it('is what its text names, whatever the amount', () => {
    expect(proposalFor({ cents: 2_500, numbers: ['INV26-000001'] }, open)).toEqual({
      ground: 'NUMBER',
      invoices: [open[0]],
    });
  });
  it('is the only invoice with that amount', () => {
    expect(proposalFor({ cents: 1_000, numbers: [] }, open)).toEqual({ ground: 'AMOUNT', invoices: [open[0]] });
  });
  it('is nothing where two have that amount', () => {
    expect(proposalFor({ cents: 2_500, numbers: [] }, open)).toBeUndefined();
  });
  it('is all of one addressee, where they sum to it', () => {
    expect(proposalFor({ cents: 3_500, numbers: [] }, open)).toEqual({
      ground: 'TOGETHER',
      invoices: [open[0], open[1]],
    });
  });
  it('is nothing for a number that is not open', () => {
    expect(proposalFor({ cents: 7, numbers: ['INV25-000001'] }, open)).toBeUndefined();
  });
});
