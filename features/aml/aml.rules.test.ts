import { expect, it } from 'vitest';
import { stateOfCase } from './cases/state.rules.ts';
import { secondOf } from './hits/second-of.rules.ts';
import { isLate } from './hits/working-hours.rules.ts';
import { dueDay } from './register/due-day.rules.ts';

// 27 November 2026 is a Friday; nine in Singapore is one in UTC.
it.each([
  ['2026-11-27T01:00:00Z', '2026-11-27T05:00:00Z', false],
  ['2026-11-27T01:00:00Z', '2026-11-27T05:01:00Z', true],
  ['2026-11-27T09:00:00Z', '2026-11-30T03:00:00Z', false],
  ['2026-11-27T09:00:00Z', '2026-11-30T04:01:00Z', true],
  ['2026-11-27T12:00:00Z', '2026-11-30T00:59:00Z', false],
])('a hit of %s is late at %s: %s', (since, now, late) => {
  expect(isLate(since, now)).toBe(late);
});

it.each([
  ['2026-11-27', 1, '2026-11-30'],
  ['2026-11-27', 5, '2026-12-04'],
  ['2026-11-28', 1, '2026-11-30'],
])('from %s, %i business days later is %s', (from, days, due) => {
  expect(dueDay(from, days)).toBe(due);
});

const clear = { isAskable: true, isScreened: true, isOpen: false };

it.each([
  ['nobody', [], 'NOT_SCREENED'],
  ['one who is clear', [clear], 'CLEAR'],
  ['one who can’t be asked', [clear, { ...clear, isAskable: false }], 'NOT_SCREENED'],
  ['one who was never screened', [clear, { ...clear, isScreened: false }], 'NOT_SCREENED'],
  [
    'a hit, whatever the others are',
    [
      { ...clear, isScreened: false },
      { ...clear, isOpen: true },
    ],
    'PENDING',
  ],
])('a case with %s is %s', (_, subjects, state) => {
  expect(stateOfCase(subjects)).toBe(state);
});

it.each<[string, string[], string[], string[]]>([
  ['all of the desk where none is designated, but the first officer', [], ['a'], ['b', 'c']],
  ['the designated ones', ['b', 'c'], ['a'], ['b', 'c']],
  ['those of them who are still at the desk', ['b', 'gone'], ['a'], ['b']],
  ['the others where the only designated one was the first', ['a', 'gone'], ['a'], ['b', 'c']],
  ['the others where the designated ones decided or claimed the submission', ['a', 'b'], ['a', 'b'], ['c']],
])('the second officer of a true match is one of %s', (_, designated, barred, expected) => {
  const desk = ['a', 'b', 'c'].map((id) => ({ id, userName: id }));
  expect(secondOf(designated, desk, barred).map(({ id }) => id)).toEqual(expected);
});
