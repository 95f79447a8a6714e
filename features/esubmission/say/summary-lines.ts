import { type Cents, formatAmount } from '#platform/contract/money.ts';
import { addressLine } from '../address.ts';
import type { Summary } from '../records.ts';
import { priceOf } from '../terms.ts';
import { billTargets, categoryWord, cobrokeRoles, propertyTypeWord } from '../words.ts';
import { externalLine } from './cobroke-line.ts';
import { commissionLine, shareText } from './commission-line.ts';
import { detailsOf } from './info-details.ts';

/** What is said of a submission, on the page and on paper alike. */
export type Fact = { label: string; value: string; wide?: boolean };

/** Who gives or gets money: the name, what is told under it, and the figures beside it. */
export type MoneyLine = { name: string; sub: string; figures: string[] };

type Row<Part extends 'external' | 'internal' | 'billing'> = Summary[Part]['rows'][number];

const totalOf = <T>(rows: T[], pick: (row: T) => Cents): Cents => rows.reduce((sum, row) => sum + pick(row), 0);
const shared = ({ amountCents }: { amountCents: Cents }): Cents => amountCents;

const typeLine = ({ propertyCategory, propertyType }: Summary['info']): string =>
  `${categoryWord(propertyCategory)} · ${propertyTypeWord(propertyCategory, propertyType)}`;

/** What was sold or let, when and for how much. */
export const factsOf = (info: Summary['info']): Fact[] => [
  { label: 'Property', value: `${addressLine(info)}, Singapore ${info.property.postalCode}`, wide: true },
  { label: 'Type', value: typeLine(info) },
  { label: 'District', value: info.district },
  { label: 'Commission before GST', value: commissionLine(info) },
  ...detailsOf(info),
];

/** Price or rent, commission, what goes where; what goes to others is taken off. */
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

/** Under shares: what they come to. */
export const shareTotals = (rows: { amountCents: Cents }[]): string[] => ['', formatAmount(totalOf(rows, shared))];

/** Whom it is for, unless that is all that is told of the addressee; where it goes. */
export const billLine = (row: Row<'billing'>): MoneyLine => ({
  name: row.invoiceToText,
  sub: [billTargets[row.billFor], row.address, row.email]
    .filter((part) => part && part !== row.invoiceToText)
    .join(' · '),
  figures: [formatAmount(row.amountCents), formatAmount(row.gstCents), formatAmount(row.totalCents)],
});

/** Under bills: what they come to, without GST, of GST, and with it. */
export const billTotals = (rows: Row<'billing'>[]): string[] => [
  formatAmount(totalOf(rows, shared)),
  formatAmount(totalOf(rows, ({ gstCents }) => gstCents)),
  formatAmount(totalOf(rows, ({ totalCents }) => totalCents)),
];
