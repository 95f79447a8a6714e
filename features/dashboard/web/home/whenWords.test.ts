import { expect, it } from 'vitest';
import { whenWords } from './whenWords.ts';

const today = '2026-11-29';

it.each([
  ['2026-11-28', 'due', 'call', { words: '1 day late', tone: 'late' }],
  ['2026-11-19', 'due', 'invoice', { words: '10 days overdue', tone: 'late' }],
  [today, 'due', 'call', { words: 'Today', tone: 'soon' }],
  ['2026-12-01', 'due', 'option', { words: '01 Dec', tone: 'soon' }],
  ['2026-12-02', 'due', 'option', { words: '02 Dec' }],
  ['2027-01-02', 'due', 'circular', { words: '02 Jan 2027' }],
  ['2026-11-25', 'since', 'returned', { words: 'Since 25 Nov', tone: 'late' }],
  ['2026-11-27', 'created', 'draft', { words: '27 Nov' }],
  [null, 'due', 'circular', null],
] as const)('%s, %s, of a %s', (day, dayIs, kind, words) => {
  expect(whenWords({ day, dayIs, kind }, today)).toEqual(words);
});
