import type { Particulars } from '#features/firm/settings.ts';
import { type PostalAddress, postalAddress } from '#features/property/rules/postal-address.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import { billTerms } from '../invoices/bill-terms.rules.ts';
import type { PrintedCreditNote } from '../papers/credit-note-data.server.ts';
import { commissionLine, type PrintedInvoice, referenceOf } from '../papers/invoice-data.server.ts';

/** A business as an e-invoice names it. `gstNumber` is empty if it is not registered. */
type Business = { name: string; uen: string; gstNumber: string; at: PostalAddress };

/** All that an e-invoice says. */
export type EInvoice = {
  /** The id of the row: the document's UUID. */
  id: string;
  number: string;
  issuedOn: Day;
  seller: Business;
  buyer: Business;
  isRegistered: boolean;
  /** What the buyer finds the transaction by. */
  buyerReference: string;
  line: string;
  /** The price or rent, and how the amount follows from it; empty if that is not known. */
  terms: string;
  netCents: Cents;
  /** In ten-thousandths of a percent; 0 if the agency is not registered. */
  gstRate: number;
  gstCents: Cents;
} & (
  | { kind: 'INVOICE'; dueOn: Day; account: string; payNow: string; reference: string }
  | { kind: 'CREDIT_NOTE'; invoice: { number: string; issuedOn: Day }; reason: string }
);

type Printed = Pick<PrintedInvoice, 'from' | 'to' | 'isRegistered'>;

/** Why there is no e-invoice of a paper; null if there is one. */
export const noEInvoice = ({ from, to }: Printed): string | null => {
  if (!to.uen) return 'The client has no UEN.';
  const address = postalAddress(to.address, to.postalCode);
  if (!address.street || !address.postalCode) return 'The client’s address has no street or no postal code.';
  if (!from.uen) return 'It was issued before the agency’s UEN was in the settings.';
  const own = postalAddress(from.address);
  if (!own.street || !own.postalCode) return 'It was issued before the agency’s postal code was in the settings.';
  return null;
};

const sellerOf = (from: Particulars, isRegistered: boolean): Business => ({
  name: from.legalName,
  uen: from.uen,
  gstNumber: isRegistered ? from.gstNumber : '',
  at: postalAddress(from.address),
});

const buyerOf = ({ text, address, postalCode, uen = '', gstNumber = '' }: Printed['to']): Business => ({
  name: text,
  uen,
  gstNumber,
  at: postalAddress(address, postalCode),
});

const termsOf = (printed: PrintedInvoice): string =>
  billTerms(printed)
    .map(({ label, value }) => `${label}: ${value}`)
    .join('. ');

/** An invoice as an e-invoice. */
export const eInvoiceOf = (id: string, printed: PrintedInvoice): EInvoice => ({
  kind: 'INVOICE',
  id,
  number: printed.number,
  issuedOn: printed.issuedOn,
  dueOn: printed.dueOn,
  seller: sellerOf(printed.from, printed.isRegistered),
  buyer: buyerOf(printed.to),
  isRegistered: printed.isRegistered,
  buyerReference: printed.caseNo,
  line: commissionLine(printed),
  terms: termsOf(printed),
  netCents: printed.netCents,
  gstRate: printed.gstRate,
  gstCents: printed.gstCents,
  account: printed.from.accountNumber,
  payNow: printed.from.payNow,
  reference: referenceOf(printed.number),
});

/** A credit note as an e-invoice. `of` is the invoice that it takes back. */
export const eCreditNoteOf = (id: string, printed: PrintedCreditNote, invoice: PrintedInvoice): EInvoice => ({
  kind: 'CREDIT_NOTE',
  id,
  number: printed.number,
  issuedOn: printed.issuedOn,
  seller: sellerOf(printed.from, printed.isRegistered),
  buyer: buyerOf(printed.to),
  isRegistered: printed.isRegistered,
  buyerReference: invoice.caseNo,
  line: commissionLine(invoice),
  terms: '',
  netCents: printed.netCents,
  gstRate: printed.gstRate,
  gstCents: printed.gstCents,
  invoice: printed.invoice,
  reason: printed.reason,
});
