import { expect, test } from 'vitest';
import { changePercent, changeWords } from './change.ts';

test.each([
  ['a rise', 112, 100, '12%'],
  ['a fall', 0, 100, '100%'],
  ['the most that is said in percent', 400, 100, '300%'],
  ['so many times as much', 623, 100, '6.2x'],
  ['ten times and more', 1240, 100, '12x'],
])('a change in words: %s', (_, now, before, words) => {
  expect(changeWords(changePercent(now, before) ?? 0)).toBe(words);
});

test('where there was nothing before, nothing is compared', () => {
  expect(changePercent(100, 0)).toBe(null);
});
