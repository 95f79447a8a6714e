import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths } from '#platform/contract/days.ts';
import { isLonger, isShorter, termOf, termWords } from './terms.rules.ts';

describe('how long a tenancy runs', () => {
  it.each([
    ['2026-01-01', '2027-12-31', '24 months'],
    ['2026-01-01', '2028-01-01', '24 months'],
    ['2026-01-01', '2028-01-02', '24 months 2 days'],
    ['2026-01-15', '2026-02-14', '1 month'],
    ['2026-08-31', '2027-02-27', '5 months 28 days'],
    ['2026-08-31', '2027-02-28', '6 months'],
    ['2026-01-01', '2026-01-01', '1 day'],
    ['2026-01-01', '2026-01-20', '20 days'],
  ])('from %s to %s: %s', (start, end, words) => {
    expect(termWords(termOf(start, end))).toBe(words);
  });

  it('is so many months when it ends on the day before, neither shorter nor longer', () => {
    // After the 28th, adding a month gives another day in some months.
    const days = fc
      .integer({ min: 0, max: 20_000 })
      .map((count) => addDays('2000-01-01', count))
      .filter((day) => day.slice(8) <= '28');
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 120 }), (start, months) => {
        const term = termOf(start, addDays(addMonths(start, months), -1));
        expect(isShorter(term, months)).toBe(false);
        expect(isLonger(term, months)).toBe(false);
        expect(isShorter(term, months + 1)).toBe(true);
        expect(isLonger(term, months - 1)).toBe(true);
      }),
    );
  });
});
