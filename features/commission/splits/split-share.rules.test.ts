import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { anyCents, anyChain, anyTerms, feeTerms, flatTerms, saleOfFlat } from '../rig/plans.rules.ts';
import { exactly } from '../schemes/exact.rules.ts';
import { Terms } from '../terms.rules.ts';
import { divideShare, splitForeign, splitShare } from './split-share.rules.ts';

const own = (terms: Terms, reached = 0) => ({ personId: 'agent', terms, reached, kind: saleOfFlat });
const above = (...rates: number[]) =>
  rates.map((ladderRate, index) => ({ personId: `upline ${index + 1}`, ladderRate }));
const centsOf = ({ lines }: ReturnType<typeof splitShare>) =>
  lines.map(({ kind, personId, cents }) => [personId ?? kind, cents]);

test('the example of the domain: 80% of 5,400.00, uplines on 85% and 90%', () => {
  const split = splitShare(540_000, own(flatTerms(800_000)), above(850_000, 900_000));
  expect(centsOf(split)).toEqual([
    ['agent', 432_000],
    ['upline 1', 27_000],
    ['upline 2', 27_000],
    ['AGENCY', 54_000],
  ]);
  expect(split.steps).toEqual([
    { of: 'SHARE', label: 'Share', cents: 540_000 },
    { of: 'OWN', label: 'Flat rate', base: 540_000, rate: 800_000, cents: 432_000 },
    expect.objectContaining({ personId: 'upline 1', base: 540_000, rate: 850_000, less: 432_000, cents: 27_000 }),
    expect.objectContaining({ personId: 'upline 2', base: 540_000, rate: 900_000, less: 459_000, cents: 27_000 }),
  ]);
});

const fee = (cents: number) => [{ label: 'Admin', cents }];

test.each<[string, Terms, [string, number][]]>([
  [
    'a fee before the split comes off what the rate is of, and is the agency’s',
    flatTerms(800_000, { feesBefore: fee(10_000) }),
    [
      ['agent', 72_000],
      ['upline 1', 9_000],
      ['AGENCY', 19_000],
    ],
  ],
  [
    'a fee after the split comes off the salesperson’s line, and no upline gets more by it',
    flatTerms(800_000, { feesAfter: fee(10_000) }),
    [
      ['agent', 70_000],
      ['upline 1', 10_000],
      ['AGENCY', 20_000],
    ],
  ],
  [
    'fees take at most what there is',
    flatTerms(800_000, { feesBefore: fee(60_000), feesAfter: fee(60_000) }),
    [
      ['agent', 0],
      ['upline 1', 4_000],
      ['AGENCY', 96_000],
    ],
  ],
  [
    'the least fee of the agency is made up by the salesperson',
    flatTerms(800_000, { minAgencyFee: 15_000 }),
    [
      ['agent', 75_000],
      ['upline 1', 10_000],
      ['AGENCY', 15_000],
    ],
  ],
  [
    'a fixed fee leaves the rest to the salesperson, who is above every rate then',
    feeTerms(),
    [
      ['agent', 50_000],
      ['upline 1', 40_000],
      ['AGENCY', 10_000],
    ],
  ],
])('%s', (_, terms, lines) => {
  expect(centsOf(splitShare(100_000, own(terms), above(900_000)))).toEqual(lines);
});

test('a fixed fee goes by sale or lease and by the category, and is at most the share', () => {
  const lease = {
    ...own(feeTerms({ overriding: { kind: 'NONE' } })),
    kind: { ...saleOfFlat, transactionType: 'LEASE' } as const,
  };
  expect(centsOf(splitShare(100_000, lease, []))).toEqual([
    ['agent', 91_500],
    ['AGENCY', 8_500],
  ]);
  expect(centsOf(splitShare(8_000, lease, []))).toEqual([
    ['agent', 0],
    ['AGENCY', 8_000],
  ]);
});

test.each([
  ['hdb', 'SALE', 30_000],
  ['hdb', 'LEASE', 5_000],
  ['commercial', 'SALE', 80_000],
  ['commercial', 'LEASE', 12_000],
  ['landed', 'SALE', 50_000],
  ['landed', 'LEASE', 8_500],
] as const)('of the fixed fees, that of %s by %s is taken', (category, transactionType, agencyFee) => {
  const terms = feeTerms({}, { hdb: { sale: 30_000, lease: 5_000 }, commercial: { sale: 80_000, lease: 12_000 } });
  const split = splitShare(100_000, { ...own(terms), kind: { ...saleOfFlat, category, transactionType } }, []);
  expect(centsOf(split)).toEqual([
    ['agent', 100_000 - agencyFee],
    ['AGENCY', agencyFee],
  ]);
});

test('a share of another agency is theirs', () => {
  expect(centsOf(splitForeign(12_345))).toEqual([['COBROKE', 12_345]]);
});

test('a circle in the chain is refused', () => {
  const [first] = above(850_000);
  if (!first) throw new Error('There is one.');
  expect(() => splitShare(100, own(flatTerms(800_000)), [first, first])).toThrow('in a circle');
  expect(() => splitShare(100, own(flatTerms(800_000)), [{ ...first, personId: 'agent' }])).toThrow('in a circle');
});

it('sums to the share by any terms, each line within a cent of its exact part, none below nothing', () => {
  fc.assert(
    fc.property(anyCents, anyTerms, anyCents, anyChain, (share, terms, reached, chain) => {
      expect(Terms.safeParse(terms).success).toBe(true);
      const { lines, steps } = splitShare(share, own(terms, reached), chain);
      const { parts } = divideShare(share, own(terms, reached), chain);
      expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(share);
      expect(parts.reduce((sum, { exact }) => sum + exact, 0n)).toBe(exactly(share));
      for (const [index, { cents }] of lines.entries()) {
        expect(cents).toBeGreaterThanOrEqual(0);
        const off = exactly(cents) - (parts[index]?.exact ?? 0n);
        expect(off < exactly(1) && off > -exactly(1)).toBe(true);
      }
      const overriding = lines.filter(({ kind }) => kind === 'OVERRIDE').reduce((sum, { cents }) => sum + cents, 0);
      const line = lines.find(({ kind }) => kind === 'OWN');
      expect(overriding).toBeLessThanOrEqual(share - (line?.cents ?? 0));
      expect(steps.filter(({ of }) => of === 'OVERRIDE').length).toBe(lines.length - 2);
    }),
  );
});

it('the shown steps of the salesperson sum to their line, within a cent for each step', () => {
  fc.assert(
    fc.property(anyCents, anyTerms, anyCents, (share, terms, reached) => {
      const { lines, steps } = splitShare(share, own(terms, reached), []);
      const ownSteps = steps.filter(({ of }) => of === 'OWN');
      const sum = ownSteps.reduce((total, { cents }) => total + cents, 0);
      expect(Math.abs(sum - (lines[0]?.cents ?? 0))).toBeLessThanOrEqual(ownSteps.length);
    }),
  );
});
