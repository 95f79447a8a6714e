import { expect, it } from 'vitest';
import { restsUntil } from './address.rules.ts';

it.each([
  [null, '2026-11-20T02:00:00Z', undefined],
  ['2026-11-20T02:00:00Z', '2026-11-20T02:00:00Z', '2026-11-23T02:00:00Z'],
  ['2026-11-20T02:00:00Z', '2026-11-23T01:59:59Z', '2026-11-23T02:00:00Z'],
  ['2026-11-20T02:00:00Z', '2026-11-23T02:00:00Z', undefined],
])('an address that was changed at %s rests at %s until %s', (changedAt, now, until) => {
  expect(restsUntil(changedAt, Temporal.Instant.from(now))?.toString()).toBe(until);
});
