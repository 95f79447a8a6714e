import { expect, it } from 'vitest';
import { quarterDays, quartersUntil } from './quarter.rules.ts';

it('a quarter goes from its first to its last day', () => {
  expect(quarterDays('2026-Q1')).toEqual({ from: '2026-01-01', to: '2026-03-31' });
  expect(quarterDays('2024-Q4')).toEqual({ from: '2024-10-01', to: '2024-12-31' });
});

it('the newest quarter is that of today', () => {
  expect(quartersUntil('2026-02-28', 3)).toEqual(['2026-Q1', '2025-Q4', '2025-Q3']);
  expect(quartersUntil('2026-12-31', 1)).toEqual(['2026-Q4']);
});
