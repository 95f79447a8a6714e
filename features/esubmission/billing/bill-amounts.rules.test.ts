import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commissionCentsOf } from '../info/commission.rules.ts';
import { type BillBasis, billAmountProblem, billAmounts } from './bill-amounts.rules.ts';

const sale = (priceCents: number) => ({ transactionType: 'SALE' as const, priceCents });
const lease = (monthlyRentCents: number) => ({ transactionType: 'LEASE' as const, monthlyRentCents });
const percent = (rate: number | null): BillBasis => ({ basis: 'PERCENT', rate, amountCents: 77 });
const months = (rate: number | null): BillBasis => ({ basis: 'MONTHS_OF_RENT', rate, amountCents: 77 });
const fixed = (amountCents: number): BillBasis => ({ basis: 'FIXED', rate: 77, amountCents });

describe('what bills come to', () => {
  it.each<[string, Parameters<typeof billAmounts>[0], BillBasis[], number[]]>([
    ['nothing', sale(100_000), [], []],
    ['an amount', sale(100_000), [fixed(5)], [5]],
    ['2% of the price', sale(100_050), [percent(20_000)], [2_001]],
    ['two halves: the odd cent to the first', sale(100_050), [percent(10_000), percent(10_000)], [1_001, 1_000]],
    ['a month and a half of rent', lease(333_333), [months(15_000)], [500_000]],
    ['a percentage beside an amount', sale(100_000), [fixed(1), percent(10_000)], [1, 1_000]],
  ])('%s', (_case, info, bills, amounts) => {
    expect(billAmounts(info, bills)).toEqual(amounts);
  });

  it('is the commission to the cent when their rates are its rate, however it is split', () => {
    const splits = fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), splits, fc.boolean(), (price, rates, isSale) => {
        const info = isSale ? sale(price) : lease(price);
        const rate = rates.reduce((sum, each) => sum + each, 0);
        const basis = isSale ? ('PERCENT' as const) : ('MONTHS_OF_RENT' as const);
        const bills = rates.map((each) => ({ basis, rate: each, amountCents: 0 }));
        const total = billAmounts(info, bills).reduce((sum, each) => sum + each, 0);
        expect(total).toBe(commissionCentsOf({ ...info, commission: { basis, rate, amountCents: 0 } } as never));
      }),
    );
  });
});

describe('a bill that can’t be', () => {
  it.each<[string, Parameters<typeof billAmounts>[0], BillBasis[], string | undefined]>([
    ['none', sale(100_000), [percent(10_000), fixed(1)], undefined],
    ['without a rate', sale(100_000), [fixed(1), percent(null)], 'rows.1.rate'],
    ['in months, of a sale', sale(100_000), [months(10_000)], 'rows.0.basis'],
    ['over the price', sale(100_000), [percent(1_000_001)], 'rows.0.rate'],
    ['over three years', lease(100_000), [months(360_001)], 'rows.0.rate'],
    ['of nothing', sale(100_000), [fixed(0)], 'rows.0.amountCents'],
    ['of less than a cent', sale(100), [percent(1)], 'rows.0.rate'],
  ])('%s', (_case, info, bills, field) => {
    expect(billAmountProblem(info, bills)?.field).toBe(field);
  });
});
