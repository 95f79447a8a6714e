import type { CobrokeRole } from '#features/esubmission/roles.words.ts';
import { propertyCategories } from '#features/property/words/categories.ts';
import type { Cents } from '#platform/contract/money.ts';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import type { OverridingKind, PeriodKind, Scheme } from '../commission.words.ts';
import type { Terms } from '../terms.rules.ts';

/**
 * The values of the form: the fields of all schemes, so that changing the scheme and back loses nothing. They have the paths
 * of the contract, so that its messages appear at their fields.
 */
type Amount = Cents | null;
type Rate = number | null;
export type FeeValues = { label: string; cents: Amount };
export type TermsValues = {
  scheme: Scheme;
  rate: Rate;
  period: PeriodKind;
  reach: 'MARGINAL' | 'RETROSPECTIVE';
  tiers: { from: Amount; rate: Rate }[];
  cap: Amount;
  feeAfterCap: Amount;
  fees: { category: (typeof propertyCategories)[number]; sale: Amount; lease: Amount }[];
  rates: { project: string; role: CobrokeRole; rate: Rate }[];
  overriding: { kind: OverridingKind; breakaway: Rate; rates: Rate[] };
  ladderRate: Rate;
  feesBefore: FeeValues[];
  feesAfter: FeeValues[];
  minAgencyFee: Amount;
};
export type TermsForm = GableForm<VersionValues>;
export type VersionValues = { name: string; fromDay: string | null; terms: TermsValues };

const blank: TermsValues = {
  scheme: 'FLAT',
  rate: null,
  period: 'CALENDAR',
  reach: 'MARGINAL',
  tiers: [
    { from: 0, rate: null },
    { from: null, rate: null },
  ],
  cap: null,
  feeAfterCap: 0,
  fees: propertyCategories.map((category) => ({ category, sale: null, lease: null })),
  rates: [{ project: '', role: 'CA', rate: null }],
  overriding: { kind: 'DIFFERENTIAL', breakaway: 0, rates: [null] },
  ladderRate: null,
  feesBefore: [],
  feesAfter: [],
  minAgencyFee: 0,
};

export const termsValues = (terms: Terms | undefined): TermsValues =>
  terms ? { ...blank, ...terms, overriding: { ...blank.overriding, ...terms.overriding } } : blank;

/** Body of the request: the fields of the chosen scheme. An optional amount left empty is zero. */
export const versionInput = ({ fromDay, terms }: VersionValues) => ({
  fromDay: fromDay ?? '',
  terms: termsInput(terms),
});

/** The same of the terms alone. */
export const termsInput = (values: TermsValues): Terms => {
  const { scheme, overriding, ladderRate, feesBefore, feesAfter } = values;
  const common = {
    overriding: overridingOf(overriding),
    minAgencyFee: values.minAgencyFee ?? 0,
    ladderRate,
    feesBefore,
    feesAfter,
  };
  const { rate, period, reach, tiers, cap, fees, rates } = values;
  const own = {
    FLAT: { rate },
    TIERED: { period, reach, tiers },
    CAP: { period, rate, cap, feeAfterCap: values.feeAfterCap ?? 0 },
    FIXED_FEE: { fees },
    PROJECT: { rate, rates },
  }[scheme];
  // The schema refuses empty fields before anything is sent.
  return { ...common, scheme, ...own } as Terms;
};

const overridingOf = ({ kind, breakaway, rates }: TermsValues['overriding']) => {
  if (kind === 'DIFFERENTIAL') return { kind, breakaway: breakaway ?? 0 };
  return kind === 'GENERATION' ? { kind, rates: rates.map((rate) => rate as number) } : { kind };
};
