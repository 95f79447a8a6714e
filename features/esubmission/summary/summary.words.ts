import { addressLine } from '#features/property/rules/address.ts';
import { addressLines } from '#features/property/rules/postal-address.ts';
import { categoryWord, propertyTypeWord } from '#features/property/words/categories.ts';
import { type Cents, formatAmount } from '#platform/contract/money.ts';
import { detailsOf } from '../info/info-text.words.ts';
import { priceOf } from '../info/terms.rules.ts';
import { billTargets, cobrokeRoles } from '../roles.words.ts';
import { commissionLine, externalLine, shareText } from '../shares/shares.words.ts';
import { Status } from '../status/status.words.ts';
import type { Summary } from './summary.calls.ts';

/** A line of the summary, on the page and in the PDF. */
export type Fact = { label: string; value: string; wide?: boolean };

/** A line with money: the name, a second line under it, and the figures. */
export type MoneyLine = { name: string; sub: string; figures: string[] };

type Row<Part extends 'external' | 'internal' | 'billing'> = Summary[Part]['rows'][number];

const totalOf = <T>(rows: T[], pick: (row: T) => Cents): Cents => rows.reduce((sum, row) => sum + pick(row), 0);
const shared = ({ amountCents }: { amountCents: Cents }): Cents => amountCents;

const typeLine = ({ propertyCategory, propertyType }: Summary['info']): string =>
  `${categoryWord(propertyCategory)} · ${propertyTypeWord(propertyCategory, propertyType)}`;

/** The facts of the transaction: property, commission, and the fields of step 1. */
export const factsOf = (info: Summary['info']): Fact[] => [
  { label: 'Property', value: `${addressLine(info)}, Singapore ${info.property.postalCode}`, wide: true },
  { label: 'Type', value: typeLine(info) },
  { label: 'District', value: info.district },
  { label: 'Commission before GST', value: commissionLine(info) },
  ...detailsOf(info),
];

/** Price or rent, commission, shares and bills. Shares of external co-brokers are negative. */
export const keyFigures = ({ info, external, internal, billing }: Summary): Fact[] => [
  { label: info.transactionType === 'SALE' ? 'Price (S$)' : 'Monthly rent (S$)', value: formatAmount(priceOf(info)) },
  { label: 'Commission before GST', value: formatAmount(info.commission.amountCents) },
  { label: 'External co-brokers', value: formatAmount(-totalOf(external.rows, shared) || 0) },
  { label: 'Our salespeople', value: formatAmount(totalOf(internal.rows, shared)) },
  { label: 'Billed with GST', value: formatAmount(totalOf(billing.rows, ({ totalCents }) => totalCents)) },
];

export const externalShare = (row: Row<'external'>): MoneyLine => ({
  name: row.salespersonName,
  sub: externalLine(row),
  figures: [row.direction === 'RECEIVE_IN' ? '–' : shareText(row), formatAmount(row.amountCents)],
});

export const internalShare = (row: Row<'internal'>): MoneyLine => ({
  name: row.name,
  sub: [row.registrationNo, cobrokeRoles[row.role], row.remark].filter(Boolean).join(' · '),
  figures: [shareText(row), formatAmount(row.amountCents)],
});

/** The sum under the shares. */
export const shareTotals = (rows: { amountCents: Cents }[]): string[] => ['', formatAmount(totalOf(rows, shared))];

/** A bill. The kind of addressee is left out where it is shown as the name already. */
export const billLine = (row: Row<'billing'>): MoneyLine => ({
  name: row.invoiceToText,
  sub: [
    billTargets[row.billFor],
    ...addressLines(row.address, row.postalCode),
    row.email,
    row.uen && `UEN ${row.uen}`,
    row.gstNumber && `GST ${row.gstNumber}`,
    row.termsDays === null ? '' : `${row.termsDays} days to pay`,
  ]
    .filter((part) => part && part !== row.invoiceToText)
    .join(' · '),
  figures: [formatAmount(row.amountCents), formatAmount(row.gstCents), formatAmount(row.totalCents)],
});

/** The sums under the bills: without GST, GST, with GST. */
export const billTotals = (rows: Row<'billing'>[]): string[] => [
  formatAmount(totalOf(rows, shared)),
  formatAmount(totalOf(rows, ({ gstCents }) => gstCents)),
  formatAmount(totalOf(rows, ({ totalCents }) => totalCents)),
];

/** A short title for a move of the history. */
export const historyTitle = ({ from, to, event }: Summary['history'][number]): string => {
  if (!from) return 'Created';
  if (event === 'STAMP') return 'Stamp certificate no. entered';
  if (from.id === Status.submitted && to.id === Status.draft) return 'Taken back to draft';
  // From Under review back to Submitted.
  if (from.id === Status.underReview && to.id === Status.submitted) return 'Released';
  if (from.id === to.id) return `${to.label}, taken over`;
  if (from.id === Status.onHold) return `${to.label} again`;
  return to.label;
};
