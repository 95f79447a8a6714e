import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { hundredPercent } from '#platform/contract/money.ts';
import { splitForeign, splitShare } from './split-share.ts';

const flat = (rate: number, overriding: 'DIFFERENTIAL' | 'NONE' = 'DIFFERENTIAL') => ({
  personId: 'agent',
  terms: { scheme: 'FLAT' as const, rate, overriding },
});
const above = (...rates: number[]) => rates.map((rate, index) => ({ personId: `upline ${index + 1}`, rate }));
const centsOf = (lines: ReturnType<typeof splitShare>) =>
  lines.map(({ kind, personId, cents }) => [personId ?? kind, cents]);

test('the example of the domain: 80 % of 5,400.00, uplines on 85 % and 90 %', () => {
  expect(centsOf(splitShare(540_000, flat(800_000), above(850_000, 900_000)))).toEqual([
    ['agent', 432_000],
    ['upline 1', 27_000],
    ['upline 2', 27_000],
    ['AGENCY', 54_000],
  ]);
});

test.each([
  [
    'an upline on the same rate gets nothing',
    above(800_000),
    [
      ['agent', 80],
      ['AGENCY', 20],
    ],
  ],
  [
    'one on less neither, and the next counts from the highest',
    above(700_000, 850_000),
    [
      ['agent', 80],
      ['upline 2', 5],
      ['AGENCY', 15],
    ],
  ],
  [
    'nobody above: the rest is the agency’s',
    above(),
    [
      ['agent', 80],
      ['AGENCY', 20],
    ],
  ],
  [
    'up to the whole share',
    above(1_000_000, 1_000_000),
    [
      ['agent', 80],
      ['upline 1', 20],
      ['AGENCY', 0],
    ],
  ],
])('%s', (_, uplines, lines) => {
  expect(centsOf(splitShare(100, flat(800_000), uplines))).toEqual(lines);
});

test('a plan without overriding pays no upline, and a share of another agency is theirs', () => {
  expect(centsOf(splitShare(100, flat(800_000, 'NONE'), above(900_000)))).toEqual([
    ['agent', 80],
    ['AGENCY', 20],
  ]);
  expect(centsOf(splitForeign(12_345))).toEqual([['COBROKE', 12_345]]);
});

it('sums to the share, each line within a cent of the exact part', () => {
  const rate = fc.integer({ min: 0, max: hundredPercent });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000_000 }),
      rate,
      fc.array(rate, { maxLength: 9 }),
      (share, own, rates) => {
        const lines = splitShare(share, flat(own), above(...rates));
        expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(share);
        expect(lines.reduce((sum, line) => sum + line.rate, 0)).toBe(hundredPercent);
        for (const { cents, rate: part } of lines) {
          expect(cents).toBeGreaterThanOrEqual(0);
          const scaled = BigInt(cents) * BigInt(hundredPercent) - BigInt(share) * BigInt(part);
          expect(scaled < BigInt(hundredPercent) && scaled > -BigInt(hundredPercent)).toBe(true);
        }
      },
    ),
    { numRuns: 10_000 },
  );
});
