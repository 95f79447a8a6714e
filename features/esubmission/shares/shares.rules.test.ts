import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CobrokeRole } from '../roles.words.ts';
import { internalPool, memberProblem, payable, type Share, shareOut, shareProblem } from './shares.rules.ts';

const percent = (shareRate: number | null): Share => ({ shareBasis: 'PERCENT', shareRate, shareCents: null });
const amount = (shareCents: number | null): Share => ({ shareBasis: 'AMOUNT', shareRate: null, shareCents });

const pools = fc.integer({ min: 0, max: 1_000_000_000_000 });
const anyShare = (pool: number) =>
  fc.oneof(
    fc.integer({ min: 0, max: 1_000_000 }).map(percent),
    fc.integer({ min: 0, max: Math.max(1, pool) }).map(amount),
  );
/** Rates that make up 100% exactly. */
const wholes = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 19 }).map((cuts) => {
  const edges = [0, ...cuts.toSorted((a, b) => a - b), 1_000_000];
  return edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0));
});

describe('sharing a pool out', () => {
  it.each<[string, number, Share[], number[], number]>([
    ['nothing', 10_000, [], [], 10_000],
    ['a half', 10_001, [percent(500_000)], [5_001], 5_000],
    ['two halves: the odd cent to the first', 10_001, [percent(500_000), percent(500_000)], [5_001, 5_000], 0],
    ['three thirds', 10_000, [percent(333_333), percent(333_333), percent(333_334)], [3_333, 3_333, 3_334], 0],
    ['an amount beside a percentage', 10_000, [amount(2_500), percent(500_000)], [2_500, 5_000], 2_500],
    ['all of it as amounts', 10_000, [amount(1), amount(9_999)], [1, 9_999], 0],
    ['a share of nothing', 0, [percent(1_000_000)], [0], 0],
    ['0%', 10_000, [percent(0)], [0], 10_000],
    ['the figure of the other basis is not looked at', 100, [{ ...percent(500_000), shareCents: 99 }], [50], 50],
  ])('%s', (_case, pool, rows, amounts, remainCents) => {
    expect(shareOut(pool, rows)).toEqual({ shareableCents: pool, amounts, remainCents });
    expect(shareProblem(pool, rows)).toBeUndefined();
  });

  it('shows what is over when the pool shrank under fixed amounts', () => {
    expect(shareOut(900, [amount(1_000)])).toEqual({ shareableCents: 900, amounts: [1_000], remainCents: -100 });
    expect(shareOut(-5, [percent(500_000)])).toEqual({ shareableCents: 0, amounts: [0], remainCents: 0 });
  });

  it('leaves internal salespeople what external co-brokers do not take, and never less than nothing', () => {
    expect(internalPool(10_000, [percent(400_000), amount(1_000)])).toBe(5_000);
    expect(internalPool(10_000, [percent(1_000_000)])).toBe(0);
    expect(internalPool(10_000, [amount(12_000)])).toBe(0);
    expect(internalPool(10_000, [])).toBe(10_000);
  });

  it('never gives out more than the pool when there is no problem with the shares', () => {
    const cases = pools.chain((pool) => fc.tuple(fc.constant(pool), fc.array(anyShare(pool), { maxLength: 20 })));
    fc.assert(
      fc.property(cases, ([pool, rows]) => {
        const { amounts, remainCents } = shareOut(pool, rows);
        const sum = amounts.reduce((total, each) => total + each, 0);
        expect(sum + remainCents).toBe(pool);
        expect(amounts.every((each) => Number.isSafeInteger(each) && each >= 0)).toBe(true);
        if (shareProblem(pool, rows) === undefined) expect(remainCents).toBeGreaterThanOrEqual(0);
        else
          expect(remainCents < 0 || rows.reduce((total, row) => total + (row.shareRate ?? 0), 0) > 1_000_000).toBe(
            true,
          );
      }),
    );
  });

  it('leaves 0.00 of any pool when the percentages make 100', () => {
    fc.assert(
      fc.property(pools, wholes, (pool, rates) => {
        const rows = rates.map(percent);
        expect(shareProblem(pool, rows)).toBeUndefined();
        expect(shareOut(pool, rows).remainCents).toBe(0);
      }),
    );
  });

  it('is off by less than a cent for each row', () => {
    fc.assert(
      fc.property(pools, wholes, (pool, rates) => {
        const { amounts } = shareOut(pool, rates.map(percent));
        for (const [index, rate] of rates.entries()) {
          const off = BigInt(amounts[index] ?? 0) * 1_000_000n - BigInt(pool) * BigInt(rate);
          expect(off > -1_000_000n && off < 1_000_000n).toBe(true);
        }
      }),
    );
  });

  it('fills the pool to the cent beside an amount: percentages of the whole, the rest as an amount', () => {
    fc.assert(
      fc.property(pools, fc.integer({ min: 0, max: 1_000_000 }), (pool, rate) => {
        const rest = shareOut(pool, [percent(rate)]).remainCents;
        expect(shareProblem(pool, [percent(rate), amount(rest)])).toBeUndefined();
        expect(shareOut(pool, [percent(rate), amount(rest)]).remainCents).toBe(0);
        expect(shareProblem(pool, [percent(rate), amount(rest + 1)])?.field).toBe('rows.1.shareCents');
      }),
    );
  });
});

describe('a co-broker who bills on their own', () => {
  it('takes nothing, whatever was typed before', () => {
    const own = { ...percent(900_000), direction: 'RECEIVE_IN' as const };
    const paid = { ...percent(300_000), direction: 'PAY_OUT' as const };
    expect(payable(paid)).toBe(paid);
    expect(shareOut(10_000, [own, paid].map(payable))).toMatchObject({ amounts: [0, 3_000], remainCents: 7_000 });
    expect(shareProblem(10_000, [own, paid].map(payable))).toBeUndefined();
  });
});

describe('a problem with shares', () => {
  it.each<[string, number, Share[], string, RegExp]>([
    ['101%', 100, [percent(600_000), percent(410_000)], 'rows.1.shareRate', /come to 101%/],
    ['a ten-thousandth over', 100, [percent(1_000_000), percent(0), percent(1)], 'rows.2.shareRate', /100.0001%/],
    ['over 100% of nothing', 0, [percent(600_000), percent(410_000)], 'rows.1.shareRate', /101%/],
    ['a cent over', 10_000, [amount(10_000), amount(1)], 'rows.1.shareCents', /S\$ 100.01, but only S\$ 100.00/],
    ['amount, then too high a percentage', 10_000, [amount(5_001), percent(500_000)], 'rows.1.shareRate', /S\$ 100.01/],
    ['an amount of nothing', 0, [percent(1_000_000), amount(1)], 'rows.1.shareCents', /only S\$ 0.00/],
    ['no percentage', 100, [percent(10), percent(null)], 'rows.1.shareRate', /as a percentage/],
    ['no amount', 100, [amount(null)], 'rows.0.shareCents', /as an amount/],
    ['the other figure instead', 100, [{ ...amount(null), shareRate: 10 }], 'rows.0.shareCents', /as an amount/],
  ])('%s', (_case, pool, rows, field, words) => {
    expect(shareProblem(pool, rows)).toEqual({ field, message: expect.stringMatching(words) });
  });
});

describe('who shares internally', () => {
  const member = (userId: string, role: CobrokeRole) => ({ userId, role });
  it.each<[string, ReturnType<typeof member>[], string | undefined]>([
    ['the owner alone', [member('owner', 'CA')], undefined],
    ['the owner last', [member('b', 'ICB'), member('owner', 'CA')], undefined],
    ['one person in two roles', [member('owner', 'CA'), member('b', 'ICB'), member('b', 'IREF')], undefined],
    ['the owner in a second role', [member('owner', 'CA'), member('owner', 'TAG')], undefined],
    ['one role for two people', [member('owner', 'CA'), member('b', 'ICB'), member('c', 'ICB')], undefined],
    ['nobody', [], 'rows'],
    ['no closing agent', [member('owner', 'ICB')], 'rows'],
    ['two closing agents', [member('owner', 'CA'), member('b', 'CA')], 'rows.1.role'],
    ['the owner twice as closing agent', [member('owner', 'CA'), member('owner', 'CA')], 'rows.1.role'],
    ['another closing agent', [member('owner', 'ICB'), member('b', 'CA')], 'rows.1.userId'],
    ['the same twice', [member('owner', 'CA'), member('b', 'ICB'), member('b', 'ICB')], 'rows.2.userId'],
  ])('%s', (_case, rows, field) => {
    expect(memberProblem('owner', rows)?.field).toBe(field);
  });
});
