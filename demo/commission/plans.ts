import type { Terms } from '#features/commission/terms.rules.ts';

const common: Omit<Extract<Terms, { scheme: 'FLAT' }>, 'scheme' | 'rate'> = {
  minAgencyFee: 0,
  feesBefore: [],
  feesAfter: [],
  ladderRate: 900_000,
  overriding: { kind: 'DIFFERENTIAL', breakaway: 0 },
};

const tiers: Terms = {
  ...common,
  scheme: 'TIERED',
  period: 'CALENDAR',
  reach: 'MARGINAL',
  tiers: [
    { from: 0, rate: 700_000 },
    { from: 2_000_000, rate: 800_000 },
    { from: 4_000_000, rate: 900_000 },
  ],
};
const cap: Terms = {
  ...common,
  scheme: 'CAP',
  period: 'ANNIVERSARY',
  rate: 800_000,
  cap: 100_000,
  feeAfterCap: 9_500,
};
export const withProjects = 'New launches';
export const launch = 'Marina Crest Residences';
const launches: Terms = {
  ...common,
  scheme: 'PROJECT',
  rate: 750_000,
  rates: [
    { project: launch, role: 'CA', rate: 850_000 },
    { project: launch, role: 'ICB', rate: 800_000 },
    { project: launch, role: 'TAG', rate: 300_000 },
  ],
};
const generations: Terms = {
  ...common,
  scheme: 'FLAT',
  rate: 750_000,
  feesBefore: [{ label: 'Administration', cents: 5_000 }],
  overriding: { kind: 'GENERATION', rates: [50_000, 30_000, 10_000] },
};
/** The leader's plan from last year on. */
export const leaderWithBreakaway: Terms = {
  ...common,
  ladderRate: null,
  scheme: 'FLAT',
  rate: 850_000,
  overriding: { kind: 'DIFFERENTIAL', breakaway: 10_000 },
};

/** A plan of each kind, by the names that finance gave them. */
export const plans: [name: string, terms: Terms][] = [
  ['Career tiers', tiers],
  ['Capped 80', cap],
  ['Generations', generations],
  [withProjects, launches],
];
