import { describe, expect, it } from 'vitest';
import { shareOut } from '../../shares.ts';
import { balanced } from './balanced.ts';

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

describe('giving the closing agent what makes it come out', () => {
  it('takes it off, or gives the rest', () => {
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

  it('has nothing to offer where it comes out, or can’t', () => {
    expect(evened([percent('CA', 1_000_000)])).toBeUndefined();
    expect(evened([percent('CA', 100_000), percent('ICB', 1_200_000)])).toBeUndefined();
    expect(evened([percent('ICB', 100_000)])).toBeUndefined();
  });
});
