import { categoryWord } from '#features/property/words/categories.ts';
import { type Cents, formatMoney, percentText } from '#platform/contract/money.ts';
import { overridings, periods, reaches, schemes } from '../commission.words.ts';
import type { Overriding, Terms } from '../terms.rules.ts';

export const percent = (rate: number): string => `${percentText(rate)}%`;

export const afterCap = ({ feeAfterCap }: { feeAfterCap: Cents }): string =>
  feeAfterCap === 0 ? '100%' : `100% less ${formatMoney(feeAfterCap)}`;

/** The salesperson's part by these terms, on one line. */
export const shortTerms = (terms: Terms): string => {
  if (terms.scheme === 'FLAT') return percent(terms.rate);
  if (terms.scheme === 'TIERED') return terms.tiers.map(({ rate }) => percent(rate)).join(' → ');
  if (terms.scheme === 'CAP')
    return `${percent(terms.rate)} until the agency kept ${formatMoney(terms.cap)}, then ${afterCap(terms)}`;
  if (terms.scheme === 'PROJECT') return `${percent(terms.rate)}, or by project and role`;
  return '100% less a fee';
};

export const shortOverriding = (overriding: Overriding): string =>
  overriding.kind === 'GENERATION' ? overriding.rates.map(percent).join(' · ') : overridings[overriding.kind];

type Item = { label: string; value: string; wide?: boolean };

/** The terms of a plan, item by item. */
export const termItems = (terms: Terms): Item[] => [
  ...schemeItems(terms),
  { label: 'Uplines', value: overridings[terms.overriding.kind] },
  ...overridingItems(terms.overriding),
  ...otherItems(terms),
];

/** The terms without what uplines get, which is not shown to the salesperson. */
export const ownTermItems = (terms: Terms): Item[] => [...schemeItems(terms), ...otherItems(terms)];

const otherItems = (terms: Terms): Item[] => [
  ...(terms.ladderRate === null ? [] : [{ label: 'Counts as, when above others', value: percent(terms.ladderRate) }]),
  ...terms.feesBefore.map(({ label, cents }) => ({ label: `${label}, before the split`, value: formatMoney(cents) })),
  ...terms.feesAfter.map(({ label, cents }) => ({ label: `${label}, after the split`, value: formatMoney(cents) })),
  ...(terms.minAgencyFee === 0 ? [] : [{ label: 'Minimum agency fee', value: formatMoney(terms.minAgencyFee) }]),
];

const schemeItems = (terms: Terms): Item[] => [
  { label: 'Scheme', value: schemes[terms.scheme] },
  ...itemsOfScheme(terms),
];

const itemsOfScheme = (terms: Terms): Item[] => {
  switch (terms.scheme) {
    case 'FLAT':
      return [{ label: 'Rate', value: percent(terms.rate) }];
    case 'TIERED':
      return [
        { label: 'Period', value: periods[terms.period] },
        { label: 'Each share', value: reaches[terms.reach] },
        ...terms.tiers.map(({ from, rate }) => ({ label: `From ${formatMoney(from)}`, value: percent(rate) })),
      ];
    case 'CAP':
      return [
        { label: 'Rate until the cap', value: percent(terms.rate) },
        { label: 'Cap', value: formatMoney(terms.cap) },
        { label: 'Period', value: periods[terms.period] },
        { label: 'After the cap', value: afterCap(terms) },
      ];
    case 'FIXED_FEE':
      return terms.fees.map(({ category, sale, lease }) => ({
        label: categoryWord(category),
        value: `Sale ${formatMoney(sale)}, lease ${formatMoney(lease)}`,
      }));
    case 'PROJECT':
      return [
        { label: 'Rate otherwise', value: percent(terms.rate) },
        ...terms.rates.map(({ project, role, rate }) => ({ label: `${project}, ${role}`, value: percent(rate) })),
      ];
  }
};

const overridingItems = (overriding: Overriding): Item[] => {
  if (overriding.kind === 'GENERATION')
    return overriding.rates.map((rate, index) => ({ label: `Generation ${index + 1}`, value: percent(rate) }));
  return overriding.kind === 'DIFFERENTIAL' && overriding.breakaway > 0
    ? [{ label: 'Breakaway', value: percent(overriding.breakaway) }]
    : [];
};
