import { describe, expect, it } from 'vitest';
import { commonDays } from './common-days.ts';

const span = { from: '2026-03-10', to: '2026-06-20' };

describe('the common days', () => {
  it('are the span itself where there is nothing to keep to', () => {
    expect(commonDays(null, span)).toEqual([span]);
  });

  it('are cut at the edges of each stretch, both days included', () => {
    const stretches = [
      { from: '2025-01-01', to: '2026-03-10' },
      { from: '2026-05-01', to: '2026-05-31' },
      { from: '2026-06-20', to: '2199-12-31' },
    ];
    expect(commonDays(stretches, span)).toEqual([
      { from: '2026-03-10', to: '2026-03-10' },
      { from: '2026-05-01', to: '2026-05-31' },
      { from: '2026-06-20', to: '2026-06-20' },
    ]);
  });

  it('are none beside them', () => {
    expect(commonDays([{ from: '2026-06-21', to: '2026-07-01' }], span)).toEqual([]);
    expect(commonDays([], span)).toEqual([]);
  });
});
