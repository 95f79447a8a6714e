import { expect, it } from 'vitest';
import { isVisitOver, waitForCode } from './codes.rules.ts';

const at = (minutes: number, seconds = 0) =>
  Temporal.Instant.from('2026-11-20T02:00:00Z').add({ minutes, seconds }).toString();

it.each([
  ['the first one', [], at(0), 0],
  ['at once again', [at(0)], at(0, 1), 29],
  ['after half a minute', [at(0)], at(0, 30), 0],
  ['the sixth of an hour', [at(9), at(7), at(5), at(3), at(0)], at(20), 40 * 60],
  ['the sixth after an hour', [at(9), at(7), at(5), at(3), at(0)], at(60), 0],
] as const)('another code: %s', (_, sent, now, seconds) => {
  expect(waitForCode(sent, now)).toBe(seconds);
});

it.each([
  ['just begun', at(0), at(0), at(0), false],
  ['29 minutes idle', at(0), at(0), at(29, 59), false],
  ['30 minutes idle', at(0), at(0), at(30), true],
  ['busy for four hours', at(0), at(239), at(240), true],
] as const)('a visit %s', (_, begunAt, seenAt, now, over) => {
  expect(isVisitOver({ begunAt, seenAt }, now)).toBe(over);
});
