import { describe, expect, it } from 'vitest';
import { balanced } from './balanced.web.ts';
import { shareOut } from './shares.rules.ts';

const percent = (role: string, shareRate: number | null) => ({
  role,
  shareBasis: 'PERCENT' as const,
  shareRate,
  shareCents: null,
});
const amount = (role: string, shareCents: number) => ({
  role,
  shareBasis: 'AMOUNT' as const,
  shareRate: null,
  shareCents,
});
type Row = ReturnType<typeof percent> | ReturnType<typeof amount>;

const pool = 1_092_000;
const evened = (rows: Row[]) => balanced<Row>(rows, shareOut(pool, rows));
const remaining = (rows: Row[] | undefined) => rows && shareOut(pool, rows).remainCents;

describe('balancing with the closing agent’s share', () => {
  it('subtracts the excess, or adds the rest', () => {
    expect(evened([percent('CA', 1_000_000), percent('ICB', 200_000)])?.[0]).toEqual(percent('CA', 800_000));
    expect(evened([percent('CA', 500_000), percent('ICB', 200_000)])?.[0]).toEqual(percent('CA', 800_000));
  });

  it.each([
    ['amounts', [amount('CA', 500_000), amount('ICB', 92_001)]],
    ['both', [percent('CA', 1_000_000), amount('ICB', 92_001), percent('IREF', 100_000)]],
    ['odd percentages', [percent('CA', 1), percent('ICB', 333_333)]],
  ])('leaves nothing of %s', (_, rows) => {
    expect(remaining(evened(rows))).toBe(0);
  });

  it('returns undefined if nothing remains, or if the share is too small', () => {
    expect(evened([percent('CA', 1_000_000)])).toBeUndefined();
    expect(evened([percent('CA', 100_000), percent('ICB', 1_200_000)])).toBeUndefined();
    expect(evened([percent('ICB', 100_000)])).toBeUndefined();
  });
});
