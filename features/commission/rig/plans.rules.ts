import fc from 'fast-check';
import { type PropertyCategory, propertyCategories } from '#features/property/words/categories.ts';
import { hundredPercent } from '#platform/contract/money.ts';
import type { Overriding, Terms } from '../terms.rules.ts';

/** Terms for tests: the plain ones, and any that the schema takes. */

const plain = {
  minAgencyFee: 0,
  feesBefore: [],
  feesAfter: [],
  ladderRate: null,
  overriding: { kind: 'DIFFERENTIAL' as const, breakaway: 0 },
};
type Beside = Partial<Omit<Terms, 'scheme'>>;

export const flatTerms = (rate: number, beside: Beside = {}): Terms => ({ ...plain, ...beside, scheme: 'FLAT', rate });

export const tieredTerms = (
  terms: Partial<Extract<Terms, { scheme: 'TIERED' }>>,
): Extract<Terms, { scheme: 'TIERED' }> => ({
  ...plain,
  scheme: 'TIERED',
  period: 'CALENDAR',
  reach: 'MARGINAL',
  tiers: [
    { from: 0, rate: 700_000 },
    { from: 5_000_000, rate: 800_000 },
    { from: 10_000_000, rate: 900_000 },
  ],
  ...terms,
});

export const cappedTerms = (
  terms: Partial<Extract<Terms, { scheme: 'CAP' }>> = {},
): Extract<Terms, { scheme: 'CAP' }> => ({
  ...plain,
  scheme: 'CAP',
  period: 'CALENDAR',
  rate: 700_000,
  cap: 3_800_000,
  feeAfterCap: 0,
  ...terms,
});

type Fees = Partial<Record<PropertyCategory, { sale: number; lease: number }>>;

/** The same fees for every category, but for those of `other`. */
export const feeTerms = (beside: Beside = {}, other: Fees = {}): Terms => ({
  ...plain,
  ...beside,
  scheme: 'FIXED_FEE',
  fees: propertyCategories.map((category) => ({ category, sale: 50_000, lease: 8_500, ...other[category] })),
});

export const projectTerms = (beside: Beside = {}): Terms => ({
  ...plain,
  ...beside,
  scheme: 'PROJECT',
  rate: 700_000,
  rates: [
    { project: 'Marina One', role: 'CA', rate: 850_000 },
    { project: 'Marina One', role: 'TAG', rate: 300_000 },
    { project: 'Leonie Heights', role: 'CA', rate: 800_000 },
  ],
});

const rate = fc.integer({ min: 0, max: hundredPercent });
const cents = fc.oneof(fc.nat(200_000), fc.nat(50_000_000), fc.integer({ min: 0, max: 1_000_000_000_000 }));
const fees = fc.array(fc.record({ label: fc.constant('Fee'), cents: fc.nat(100_000) }), { maxLength: 2 });
const overriding = fc.oneof(
  fc.constant<Overriding>({ kind: 'NONE' }),
  fc.record({ kind: fc.constant('DIFFERENTIAL' as const), breakaway: rate }),
  fc.record({ kind: fc.constant('GENERATION' as const), rates: fc.array(rate, { minLength: 1, maxLength: 5 }) }),
);
const beside = fc.record({
  minAgencyFee: fc.nat(100_000),
  feesBefore: fees,
  feesAfter: fees,
  ladderRate: fc.option(rate),
  overriding,
});
const period = fc.constantFrom('CALENDAR' as const, 'ANNIVERSARY' as const, 'ROLLING12' as const);
const tiers = fc
  .uniqueArray(fc.record({ from: cents, rate }), { selector: ({ from }) => from, minLength: 2, maxLength: 6 })
  .map((drawn) =>
    drawn.toSorted((a, b) => a.from - b.from).map((tier, index) => (index === 0 ? { ...tier, from: 0 } : tier)),
  );

const schemes = fc.oneof(
  fc.record({ scheme: fc.constant('FLAT' as const), rate }),
  fc.record({
    scheme: fc.constant('TIERED' as const),
    period,
    reach: fc.constantFrom('MARGINAL' as const, 'RETROSPECTIVE' as const),
    tiers,
  }),
  fc.record({ scheme: fc.constant('CAP' as const), period, rate, cap: cents, feeAfterCap: fc.nat(100_000) }),
  fc.record({
    scheme: fc.constant('FIXED_FEE' as const),
    fees: fc
      .record({ sale: fc.nat(100_000), lease: fc.nat(100_000) })
      .map((fee) => propertyCategories.map((category) => ({ category, ...fee }))),
  }),
  fc.record({
    scheme: fc.constant('PROJECT' as const),
    rate,
    rates: rate.map((each) => [{ project: 'Marina One', role: 'CA' as const, rate: each }]),
  }),
);

export const anyTerms: fc.Arbitrary<Terms> = fc
  .tuple(beside, schemes)
  .map(([common, scheme]) => ({ ...common, ...scheme }));
export const anyCents = cents;
export const anyChain = fc
  .array(rate, { maxLength: 9 })
  .map((rates) => rates.map((ladderRate, index) => ({ personId: `upline ${index + 1}`, ladderRate })));
export const saleOfFlat = { transactionType: 'SALE', category: 'hdb', project: null, role: 'CA' } as const;
