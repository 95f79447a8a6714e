import { create } from 'xmlbuilder2';
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js';
import { writtenText } from '#platform/contract/clean-text.ts';
import { type Cents, percentText, plainAmount } from '#platform/contract/money.ts';
import type { EInvoice } from './e-invoice.server.ts';

const schema = 'urn:oasis:names:specification:ubl:schema:xsd:';

const forms = {
  INVOICE: { root: 'Invoice', line: 'InvoiceLine', quantity: 'InvoicedQuantity', code: '380' },
  CREDIT_NOTE: { root: 'CreditNote', line: 'CreditNoteLine', quantity: 'CreditedQuantity', code: '381' },
} as const;

// Credit transfer of UN/CEFACT 4461, and PayNow as PINT-SG adds it.
const byTransfer = '30';
const byPayNow = 'Z02';
// "One", of UN/ECE Recommendation 20.
const each = 'C62';

/**
 * An invoice or credit note in UBL 2.1, as Peppol's PINT specialises it for Singapore (PINT-SG 1.4). The order of the elements
 * is the schema's.
 */
export const ublOf = (paper: EInvoice): string => {
  const { root: name, code } = forms[paper.kind];
  const root = create({ version: '1.0', encoding: 'UTF-8' }).ele(`${schema}${name}-2`, name, {
    'xmlns:cac': `${schema}CommonAggregateComponents-2`,
    'xmlns:cbc': `${schema}CommonBasicComponents-2`,
  });
  basic(root, 'UBLVersionID', '2.1');
  basic(root, 'CustomizationID', 'urn:peppol:pint:billing-1@sg-1');
  basic(root, 'ProfileID', 'urn:peppol:bis:billing');
  basic(root, 'ID', paper.number);
  basic(root, 'UUID', paper.id);
  basic(root, 'IssueDate', paper.issuedOn);
  if (paper.kind === 'INVOICE') basic(root, 'DueDate', paper.dueOn);
  basic(root, `${name}TypeCode`, code);
  if (paper.kind === 'CREDIT_NOTE') basic(root, 'Note', paper.reason);
  basic(root, 'DocumentCurrencyCode', 'SGD');
  basic(root, 'BuyerReference', paper.buyerReference);
  if (paper.kind === 'CREDIT_NOTE') {
    const credited = part(part(root, 'BillingReference'), 'InvoiceDocumentReference');
    basic(credited, 'ID', paper.invoice.number);
    basic(credited, 'IssueDate', paper.invoice.issuedOn);
  }
  addParty(part(root, 'AccountingSupplierParty'), paper.seller);
  addParty(part(root, 'AccountingCustomerParty'), paper.buyer);
  if (paper.kind === 'INVOICE') {
    addPayment(root, byTransfer, paper.reference, paper.account);
    addPayment(root, byPayNow, paper.reference, paper.payNow);
  }
  addSums(root, paper);
  addLine(root, paper);
  return root.end({ prettyPrint: true });
};

const part = (parent: XMLBuilder, name: string): XMLBuilder => parent.ele(`cac:${name}`);
const basic = (parent: XMLBuilder, name: string, text: string, attributes: Record<string, string> = {}) =>
  parent.ele(`cbc:${name}`, attributes).txt(writtenText(text));
const amount = (parent: XMLBuilder, name: string, cents: Cents) =>
  basic(parent, name, plainAmount(cents), { currencyID: 'SGD' });

const addParty = (role: XMLBuilder, { name, uen, gstNumber, at }: EInvoice['seller']) => {
  const party = part(role, 'Party');
  basic(party, 'EndpointID', `SGUEN${uen}`, { schemeID: '0195' });
  const address = part(party, 'PostalAddress');
  basic(address, 'StreetName', at.street);
  basic(address, 'CityName', 'Singapore');
  basic(address, 'PostalZone', at.postalCode);
  // Whoever has a UEN is in Singapore.
  basic(part(address, 'Country'), 'IdentificationCode', 'SG');
  if (gstNumber) {
    const scheme = part(party, 'PartyTaxScheme');
    basic(scheme, 'CompanyID', gstNumber);
    addGst(scheme);
  }
  const entity = part(party, 'PartyLegalEntity');
  basic(entity, 'RegistrationName', name);
  basic(entity, 'CompanyID', uen);
};

const addGst = (parent: XMLBuilder) => basic(part(parent, 'TaxScheme'), 'ID', 'GST');

/** SR: standard-rated; NG: of a supplier who is not registered. */
const addCategory = (category: XMLBuilder, { isRegistered, gstRate }: EInvoice) => {
  basic(category, 'ID', isRegistered ? 'SR' : 'NG');
  basic(category, 'Percent', percentText(gstRate));
  addGst(category);
};

const addPayment = (root: XMLBuilder, code: string, reference: string, account: string) => {
  if (!account) return;
  const means = part(root, 'PaymentMeans');
  basic(means, 'PaymentMeansCode', code);
  basic(means, 'PaymentID', reference);
  basic(part(means, 'PayeeFinancialAccount'), 'ID', account);
};

const addSums = (root: XMLBuilder, paper: EInvoice) => {
  const { netCents, gstCents } = paper;
  const tax = part(root, 'TaxTotal');
  amount(tax, 'TaxAmount', gstCents);
  const subtotal = part(tax, 'TaxSubtotal');
  amount(subtotal, 'TaxableAmount', netCents);
  amount(subtotal, 'TaxAmount', gstCents);
  addCategory(part(subtotal, 'TaxCategory'), paper);
  const sums = part(root, 'LegalMonetaryTotal');
  amount(sums, 'LineExtensionAmount', netCents);
  amount(sums, 'TaxExclusiveAmount', netCents);
  amount(sums, 'TaxInclusiveAmount', netCents + gstCents);
  amount(sums, 'PayableAmount', netCents + gstCents);
};

const addLine = (root: XMLBuilder, paper: EInvoice) => {
  const { line: name, quantity } = forms[paper.kind];
  const line = part(root, name);
  basic(line, 'ID', '1');
  basic(line, quantity, '1', { unitCode: each });
  amount(line, 'LineExtensionAmount', paper.netCents);
  const item = part(line, 'Item');
  if (paper.terms) basic(item, 'Description', paper.terms);
  basic(item, 'Name', paper.line);
  addCategory(part(item, 'ClassifiedTaxCategory'), paper);
  amount(part(line, 'Price'), 'PriceAmount', paper.netCents);
};
