import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoOf } from './instants.ts';

test.each([
  ['2026-11-20 02:30:00+00', '2026-11-20T02:30:00.000Z'],
  ['2026-11-20 02:30:00.1+00', '2026-11-20T02:30:00.100Z'],
  ['2026-11-20 02:30:00.123999+00', '2026-11-20T02:30:00.123Z'],
  ['2026-11-20 10:30:00+08', '2026-11-20T02:30:00.000Z'],
  ['2026-11-20T02:30:00.123Z', '2026-11-20T02:30:00.123Z'],
])('%s is %s', (written, iso) => {
  expect(isoOf(written)).toBe(iso);
});

test('is what Date makes of it', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const written = date.toISOString().replace('T', ' ').replace('Z', '+00');
      expect(isoOf(written)).toBe(date.toISOString());
      expect(isoOf(date.toISOString())).toBe(date.toISOString());
    }),
  );
});
