import { describe, expect, it } from 'vitest';
import { brokenC5, c5Rules } from '../rig/c5.ts';
import { aPrintedCreditNote, aPrintedInvoice, eInvoices } from '../rig/e-invoices.ts';
import { brokenPint, hasJudges, ublValidator } from '../rig/judges.ts';
import { eCreditNoteOf, eInvoiceOf, noEInvoice } from './e-invoice.server.ts';
import { ublOf } from './ubl.server.ts';

const written = Object.entries(eInvoices).map(([name, paper]): [string, string] => [name, ublOf(paper)]);
const [, invoice = ''] = written.find(([name]) => name === 'an invoice') ?? [];
const [, creditNote = ''] = written.find(([name]) => name === 'an invoice, credited') ?? [];
const [, unregistered = ''] = written.find(([name]) => name === 'of an agency without GST') ?? [];

const cut = (xml: string, element: string): string => {
  const less = xml.replace(new RegExp(`\\s*<${element}[ >].*?</${element}>`, 's'), '');
  expect(less, element).not.toBe(xml);
  return less;
};
const put = (xml: string, from: string, to: string): string => {
  expect(xml).toContain(from);
  return xml.replace(from, to);
};

/**
 * Mistakes: what is wrong, the paper with it, the rule of PINT-SG that is broken, and the one of C5; empty: it asks
 * nothing of that. */
const mistakes: [string, string, pint: string | RegExp, c5: string][] = [
  ['no number', cut(invoice, 'cbc:ID'), 'ibr-002', '007'],
  ['no UUID', cut(invoice, 'cbc:UUID'), /./, '008'],
  ['no date', cut(invoice, 'cbc:IssueDate'), 'ibr-003', '009'],
  ['no currency', cut(invoice, 'cbc:DocumentCurrencyCode'), 'ibr-005', '012'],
  ['no buyer’s country', invoice.replace(/(?<=239222.*)<cac:Country>.*?<\/cac:Country>/s, ''), /./, '029'],
  ['no seller’s name', cut(invoice, 'cbc:RegistrationName'), 'ibr-006', '025'],
  ['no seller’s GST number', cut(invoice, 'cac:PartyTaxScheme'), /./, '023'],
  ['no sum of GST', cut(invoice, 'cac:TaxTotal'), /./, '035'],
  ['no price', cut(invoice, 'cac:Price'), /./, '070'],
  [
    'a sum of lines off by a cent',
    put(invoice, 'LineExtensionAmount currencyID="SGD">49600.00', 'LineExtensionAmount currencyID="SGD">49600.01'),
    'BR-CO-10-SG',
    '050',
  ],
  [
    'a sum with GST off by a cent',
    put(invoice, 'TaxInclusiveAmount currencyID="SGD">54064.00', 'TaxInclusiveAmount currencyID="SGD">54064.01'),
    /./,
    '054',
  ],
  [
    'GST off by a cent',
    put(invoice, 'TaxAmount currencyID="SGD">4464.00', 'TaxAmount currencyID="SGD">4464.01'),
    /./,
    '036',
  ],
  [
    'a sum to pay off by a cent',
    put(invoice, 'PayableAmount currencyID="SGD">54064.00', 'PayableAmount currencyID="SGD">54063.99'),
    /./,
    '057',
  ],
  [
    'three decimals',
    put(invoice, 'TaxExclusiveAmount currencyID="SGD">49600.00', 'TaxExclusiveAmount currencyID="SGD">49600.000'),
    'BR-DEC-12-SG',
    '079',
  ],
  ['a wrong type', put(invoice, '>380<', '>999<'), /./, '010'],
  ['a wrong category', put(invoice, '<cbc:ID>SR<', '<cbc:ID>S<'), /./, '039'],
  [
    'a wrong currency of an amount',
    put(invoice, 'TaxableAmount currencyID="SGD"', 'TaxableAmount currencyID="USD"'),
    /./,
    '075',
  ],
  ['a wrong process', put(invoice, 'urn:peppol:bis:billing', 'urn:peppol:bis:billin'), /./, '006'],
  ['a credit note without a reason', cut(creditNote, 'cbc:Note'), '', '072'],
  [
    'a GST number without registration',
    put(
      unregistered,
      '<cac:PartyLegalEntity>',
      '<cac:PartyTaxScheme><cbc:CompanyID>M1</cbc:CompanyID><cac:TaxScheme><cbc:ID>GST</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme><cac:PartyLegalEntity>',
    ),
    'BR-NG-02-GST-SG',
    '',
  ],
];

/** The same within the first element of a name. */
const within = (xml: string, element: string, change: (part: string) => string): string => {
  const [part = ''] = new RegExp(`<${element}>.*?</${element}>`, 's').exec(xml) ?? [];
  return put(xml, part, change(part));
};
const cutWithin = (outer: string, inner: string) => within(invoice, outer, (part) => cut(part, inner));
const [seller, buyer, line, category, ofLine] = [
  ...['cac:AccountingSupplierParty', 'cac:AccountingCustomerParty', 'cac:InvoiceLine'],
  ...['cac:TaxCategory', 'cac:ClassifiedTaxCategory'],
] as [string, string, string, string, string];

/** A mistake for each other rule of C5: what is wrong, the paper with it, the rule that is broken. */
const moreMistakes: [string, string, c5: string][] = [
  ['another customization', put(invoice, 'billing-1@sg-1', 'billing-1@my-1'), '005'],
  ['the type of an invoice on a credit note', put(creditNote, '>381<', '>380<'), '011'],
  [
    'a currency of its tax beside SGD',
    put(
      invoice,
      '</cbc:DocumentCurrencyCode>',
      '</cbc:DocumentCurrencyCode><cbc:TaxCurrencyCode>SGD</cbc:TaxCurrencyCode>',
    ),
    '013',
  ],
  ['no seller’s endpoint', cutWithin(seller, 'cbc:EndpointID'), '017'],
  ['no seller’s street', cutWithin(seller, 'cbc:StreetName'), '019'],
  [
    'no seller’s UEN',
    within(invoice, seller, (part) => within(part, 'cac:PartyLegalEntity', (own) => cut(own, 'cbc:CompanyID'))),
    '026',
  ],
  ['another scheme of the buyer’s endpoint', within(invoice, buyer, (part) => put(part, '"0195"', '"0088"')), '027'],
  ['no buyer’s name', cutWithin(buyer, 'cbc:RegistrationName'), '033'],
  ['no buyer’s UEN', cutWithin(buyer, 'cbc:CompanyID'), '034'],
  ['no rate of its GST', cutWithin(category, 'cbc:Percent'), '040'],
  ['no scheme of its GST', cutWithin(category, 'cac:TaxScheme'), '041'],
  ['no taxable amount', cut(invoice, 'cbc:TaxableAmount'), '042'],
  ['a line of another category', within(invoice, ofLine, (part) => put(part, '>SR<', '>NG<')), '045'],
  [
    'a sum without GST off by a cent',
    put(invoice, 'TaxExclusiveAmount currencyID="SGD">49600.00', 'TaxExclusiveAmount currencyID="SGD">49600.01'),
    '052',
  ],
  ['a line without a number', cutWithin(line, 'cbc:ID'), '059'],
  ['a line without a quantity', cutWithin(line, 'cbc:InvoicedQuantity'), '060'],
  ['a line without an amount', cutWithin(line, 'cbc:LineExtensionAmount'), '062'],
  ['a line without a name', cutWithin(line, 'cbc:Name'), '064'],
  ['a line with a wrong category', within(invoice, ofLine, (part) => put(part, '>SR<', '>S<')), '066'],
  ['a line without a rate', cutWithin(ofLine, 'cbc:Percent'), '067'],
  ['a line without a scheme', cutWithin(ofLine, 'cac:TaxScheme'), '068'],
];

describe('an e-invoice', () => {
  it.each(written)('%s is accepted by each rule of C5', (_, xml) => {
    expect(brokenC5(xml)).toEqual([]);
  });

  it.each(mistakes.filter(([, , , c5]) => c5))('with %s breaks a rule of C5', (_, xml, __, rule) => {
    expect(brokenC5(xml).map((broken) => broken.slice(0, 3))).toContain(rule);
  });

  it.each(moreMistakes)('with %s breaks a rule of C5, too', (_, xml, rule) => {
    expect(brokenC5(xml).map((broken) => broken.slice(0, 3))).toContain(rule);
  });

  it('has a mistake for each rule of C5', () => {
    const tried = [...mistakes.map(([, , , rule]) => rule), ...moreMistakes.map(([, , rule]) => rule)];
    expect([...new Set(tried)].filter(Boolean).toSorted()).toEqual(c5Rules);
  });

  it('is the same text each time, without what XML can’t hold', () => {
    const [, odd = ''] = written.find(([name]) => name === 'with odd characters') ?? [];
    expect(ublOf(eInvoices['with odd characters'] as never)).toBe(odd);
    expect(odd).toContain('“Ah &lt;Huat&gt; &amp; Söhne”  潮州');
    expect(odd).not.toContain('\u0001');
  });
});

describe.skipIf(!hasJudges)('an e-invoice, by the judgement of others', () => {
  it('breaks no rule of PINT-SG, and each mistake is found', { timeout: 120_000 }, () => {
    const broken = brokenPint([...written, ...mistakes].map(([, xml]) => xml));
    expect(Object.fromEntries(written.map(([name], index) => [name, broken[index]]))).toEqual(
      Object.fromEntries(written.map(([name]) => [name, []])),
    );
    const findings = broken.slice(written.length);
    for (const [index, [name, , rule]] of mistakes.entries()) expect(findings[index]?.join(' '), name).toMatch(rule);
  });

  it('is valid UBL 2.1, and what is not is found', () => {
    const check = ublValidator();
    for (const [name, xml] of written) expect(() => check(xml), name).not.toThrow();
    for (const spoiled of [
      cut(invoice, 'cac:LegalMonetaryTotal'),
      put(invoice, '>2026-11-20<', '>20 Nov 2026<'),
      put(invoice, 'currencyID="SGD"', 'currency="SGD"'),
      put(creditNote, 'CreditedQuantity', 'InvoicedQuantity').replace('CreditedQuantity', 'InvoicedQuantity'),
      put(invoice, '49600.00', 'much'),
    ])
      expect(() => check(spoiled)).toThrow();
  });
});

describe('there is no e-invoice', () => {
  const whole = aPrintedInvoice();
  it.each([
    [{ to: { ...whole.to, uen: '' } }, 'The client has no UEN'],
    [{ to: { text: 'Goh Siew Choo', address: '18 Leonie Hill' } }, 'The client has no UEN'],
    [{ to: { ...whole.to, address: '18 Leonie Hill' } }, 'no postal code'],
    [{ to: { ...whole.to, address: 'Singapore 239222' } }, 'no street'],
    [{ from: { ...whole.from, uen: '' } }, 'agency’s UEN'],
    [{ from: { ...whole.from, address: '1 Raffles Place' } }, 'agency’s postal code'],
  ])('if it is %j', (change, why) => {
    expect(noEInvoice(aPrintedInvoice(change))).toContain(why);
  });

  it('is one where all is known', () => {
    expect(noEInvoice(whole)).toBeNull();
  });
});

it('an invoice says the price and what the commission is of it, and its credit note does not', () => {
  const described = written.filter(([, xml]) => xml.includes('<cbc:Description>'));
  expect(described.map(([name]) => name)).toEqual(['of 2% of a price']);
  expect(described[0]?.[1]).toContain('Price: S$ 2,480,000.00. Commission: 2% of the price<');
});

it.each([
  ['a buyer’s', { side: 'BUYER' }, 'Commission for the purchase of'],
  ['a seller’s', { side: 'SELLER' }, 'Commission for the sale of'],
  ['an older, whose side is not known', {}, 'Commission for the sale of'],
  ['a tenant’s', { transaction: 'LEASE', side: 'TENANT' }, 'Commission for the lease of'],
  [
    'a buyer’s forfeiture',
    { side: 'BUYER', fellThroughOn: '2026-11-02' },
    'Our share of what was forfeited when the purchase of',
  ],
] as const)('%s invoice and its credit note name the transaction by our side', (_, change, words) => {
  const invoice = aPrintedInvoice(change);
  for (const paper of [eInvoiceOf('id', invoice), eCreditNoteOf('id', aPrintedCreditNote(invoice), invoice)])
    expect(ublOf(paper)).toContain(words);
});
