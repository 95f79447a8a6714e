import { describe, expect, it } from 'vitest';
import { notRemittable } from './remittable.rules.ts';

const item = {
  name: 'Hannah Lim',
  kind: 'WITHHELD' as const,
  text: 'Garnishee order',
  withheldOn: '2026-11-20' as string | null,
  remittedOn: null as string | null,
};
const days = { remittedOn: '2026-11-24', today: '2026-11-24' };

describe('withheld money', () => {
  it('is remitted from the day on which the last of it was withheld until today', () => {
    const items = [item, { ...item, withheldOn: '2026-10-02' }];
    expect(notRemittable(items, days)).toBeUndefined();
    expect(notRemittable(items, { ...days, remittedOn: '2026-11-20' })).toBeUndefined();
    expect(notRemittable(items, { ...days, remittedOn: '2026-11-19' })).toMatchObject({
      isDay: true,
      why: expect.stringContaining('It was withheld on 20 Nov 2026'),
    });
    expect(notRemittable(items, { ...days, remittedOn: '2026-11-25' })).toMatchObject({ isDay: true });
  });

  it.each([
    [{ kind: 'FEE' as const }, 'is a fee of the agency'],
    [{ withheldOn: null }, 'is not withheld yet'],
    [{ remittedOn: '2026-11-21' }, 'was remitted on 21 Nov 2026 already'],
  ])('is remitted once, after it was withheld: %j', (change, why) => {
    expect(notRemittable([item, { ...item, ...change }], days)).toMatchObject({
      isDay: false,
      why: expect.stringContaining(`“Garnishee order” of Hannah Lim ${why}`),
    });
  });
});
