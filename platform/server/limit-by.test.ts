import { expect, it } from 'vitest';
import { limitBy } from './limit-by.ts';

it('counts by key, says how long to wait, and begins anew after that time', () => {
  const { take, giveBack } = limitBy({ max: 2, seconds: 60 });
  expect([take('a', 0), take('a', 1_000), take('a', 1_500), take('b', 1_500)]).toEqual([
    undefined,
    undefined,
    59,
    undefined,
  ]);
  giveBack('a');
  expect([take('a', 2_000), take('a', 59_999), take('a', 60_000)]).toEqual([undefined, 1, undefined]);
});

it('forgets keys whose time is over, and counts those of today', () => {
  const { take } = limitBy({ max: 1, seconds: 60 });
  for (let key = 0; key < 50_000; key += 1) take(String(key), 0);
  take('mine', 60_000);
  expect(take('mine', 60_001)).toBe(60);
});
