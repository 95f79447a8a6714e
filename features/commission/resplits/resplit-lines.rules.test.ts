import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { allocate } from '#platform/contract/money.ts';
import { anyCents, anyChain, flatTerms, saleOfFlat } from '../rig/plans.rules.ts';
import { splitShare } from '../splits/split-share.rules.ts';
import { resplitLines } from './resplit-lines.rules.ts';

const linesBy = (share: number, rate: number, chain: { personId: string; ladderRate: number }[]) =>
  splitShare(share, { personId: 'agent', terms: flatTerms(rate), reached: 0, kind: saleOfFlat }, chain).lines;
const above = (personId: string, ladderRate: number) => ({ personId, ladderRate });

test('half of a share was earned, and another upline gets the part', () => {
  const before = linesBy(100_000, 800_000, [above('old', 900_000)]).map((line) => ({
    ...line,
    leftCents: line.cents / 2,
  }));
  const moved = resplitLines(before, linesBy(100_000, 750_000, [above('new', 900_000)]));
  expect(
    moved.map(({ kind, personId, cents, leftCents, movedCents }) => [personId ?? kind, cents, leftCents, movedCents]),
  ).toEqual([
    ['agent', 75_000, 37_500, -2_500],
    ['new', 15_000, 7_500, 7_500],
    ['AGENCY', 10_000, 5_000, 0],
    ['old', 0, 0, -5_000],
  ]);
});

test('money went back of a share that has less by now: who owes it by the new lines', () => {
  const lines = linesBy(3, 700_000, []);
  const before = lines.map((line) => ({ ...line, leftCents: line.cents + (line.kind === 'OWN' ? 1 : 0) }));
  const moved = resplitLines(before, linesBy(3, 400_000, []));
  expect(moved.map(({ kind, cents, leftCents, movedCents }) => [kind, cents, leftCents, movedCents])).toEqual([
    ['OWN', 1, 1, 1],
    ['AGENCY', 2, 3, -1],
  ]);
});

test('money went back of a share that has nothing by now: who was paid owes it', () => {
  const line = { kind: 'OWN', cents: 0 } as const;
  const before = [
    { ...line, personId: 'agent', leftCents: 3 },
    { ...line, kind: 'AGENCY' as const, personId: null, leftCents: 2 },
  ];
  expect(resplitLines(before, []).map(({ leftCents, movedCents }) => [leftCents, movedCents])).toEqual([
    [3, 0],
    [2, 0],
  ]);
});

it('moves nothing in sum, leaves no line below nothing, and earned and left are the whole line', () => {
  const rate = fc.nat(1_000_000);
  fc.assert(
    fc.property(
      anyCents,
      rate,
      rate,
      anyChain,
      anyChain,
      fc.integer({ min: -1_000, max: 1_000 }),
      (share, old, next, under, over, part) => {
        const first = linesBy(share, old, under);
        const cleared = Math.floor((share * Math.abs(part)) / 1_000);
        const weights = first.map(({ cents }) => cents);
        const parts = share === 0 ? weights : allocate(cleared, weights, share);
        // Less than nothing was earned where money went back after a revision gave it to another share.
        const earned = part < 0 ? parts.map((cents) => 0 - cents) : parts;
        const before = first.map((line, index) => ({ ...line, leftCents: line.cents - (earned[index] ?? 0) }));
        const moved = resplitLines(before, linesBy(share, next, over));
        expect(moved.reduce((sum, { movedCents }) => sum + movedCents, 0)).toBe(0);
        expect(moved.reduce((sum, { cents }) => sum + cents, 0)).toBe(share);
        for (const { kind, personId, cents, leftCents, movedCents } of moved) {
          expect(leftCents).toBeGreaterThanOrEqual(0);
          const index = before.findIndex((line) => line.kind === kind && line.personId === personId);
          expect((earned[index] ?? 0) + movedCents + leftCents).toBe(cents);
        }
      },
    ),
  );
});
