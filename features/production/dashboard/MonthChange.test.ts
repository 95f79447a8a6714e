import { expect, it } from 'vitest';
import { MonthChange } from './MonthChange.tsx';

const before = { from: '2025-11-01', to: '2025-11-30', count: 2, cents: 400 };
const november = (to: string) => MonthChange({ month: { from: '2026-11-01', to, count: 1, cents: 200, before } });

it('a month says its change on the year before once it has ended, not while it has begun', () => {
  expect(november('2026-11-01')).toBeNull();
  expect(november('2026-11-29')).toBeNull();
  expect(november('2026-11-30')?.props).toEqual({ now: 200, before: 400 });
});
