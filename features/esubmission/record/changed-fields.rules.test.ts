import { expect, it } from 'vitest';
import { changedFields } from './changed-fields.rules.ts';

it('names what changed, with both values, and nothing else', () => {
  const before = { priceCents: 100, unit: '09-118', completionDate: null, version: 3 };
  expect(changedFields(before, { priceCents: 200, unit: '09-118', completionDate: '2026-12-01' })).toEqual({
    priceCents: [100, 200],
    completionDate: [null, '2026-12-01'],
  });
});
