import { describe, expect, it } from 'vitest';
import { changeBasis } from './changeBasis.web.ts';

const percent = (shareRate: number | null) => ({ shareBasis: 'PERCENT' as const, shareRate, shareCents: null });
const amount = (shareCents: number | null) => ({ shareBasis: 'AMOUNT' as const, shareRate: null, shareCents });

describe('changing the basis of shares', () => {
  it('turns percentages into their amounts', () => {
    expect(changeBasis([percent(333_333), percent(666_667)], 'AMOUNT', [3334, 6666], 10_000)).toEqual([
      amount(3334),
      amount(6666),
    ]);
  });

  it('turns amounts into percentages with four decimals', () => {
    expect(changeBasis([amount(3334)], 'PERCENT', [3334], 10_000)).toEqual([percent(333_400)]);
    expect(changeBasis([amount(1)], 'PERCENT', [1], 30_000)).toEqual([percent(33)]);
  });

  it('leaves empty shares empty, also if there is nothing to divide', () => {
    expect(changeBasis([percent(null)], 'AMOUNT', [0], 10_000)).toEqual([amount(null)]);
    expect(changeBasis([amount(0)], 'PERCENT', [0], 0)).toEqual([percent(null)]);
  });

  it('keeps a row that already has this basis', () => {
    expect(changeBasis([percent(500_000)], 'PERCENT', [5000], 10_000)).toEqual([percent(500_000)]);
  });
});
