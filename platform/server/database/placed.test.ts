import { expect, test } from 'vitest';
import { placed } from './placed.ts';

test.each([
  ['SELECT :person', 'SELECT $1', ['p']],
  ['SELECT :day::date, :person, :day', 'SELECT $1::date, $2, $1', ['2026-01-02', 'p']],
  ["SELECT '10:00', tags[1:person], x::text", "SELECT '10:00', tags[1:person], x::text", []],
])('%s is %s', (text, as, values) => {
  const parameters = { person: 'p', day: '2026-01-02', unused: 1 };
  expect(placed(text, parameters)).toEqual({ text: as, values });
  expect(placed(text, parameters)).toEqual({ text: as, values });
});

test('values in order stay as they are', () => {
  expect(placed('SELECT $1, :person', [7])).toEqual({ text: 'SELECT $1, :person', values: [7] });
});

test('a name without a value is an error, not null', () => {
  expect(() => placed('SELECT :person', { persons: 'p' })).toThrow(':person');
  expect(placed('SELECT :person', { person: null }).values).toEqual([null]);
});
