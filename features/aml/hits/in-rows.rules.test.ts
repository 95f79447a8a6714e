import { expect, it } from 'vitest';
import { inRows } from './in-rows.rules.ts';

const pair = (asked: number[], listed: number[], distance = 0) => ({
  asked,
  listed,
  agree: distance === 0 ? ('SAME' as const) : ('LETTERS' as const),
  distance,
});
const none = { onlyAsked: [], onlyListed: [] };

it('shows each written word once: the syllables of a name in Chinese are one row, in the order of the name', () => {
  const pairs = [pair([0], [1]), pair([0], [2], 1), pair([0], [0])];
  const row = { asked: [0], listed: [0, 1, 2], agree: 'LETTERS', distance: 1, isPart: false };
  expect(inRows({ pairs, ...none })).toEqual({ rows: [row], ...none });
});

it('says where something of a written word has no partner, and does not show the word again', () => {
  const { rows, onlyAsked, onlyListed } = inRows({ pairs: [pair([0], [0])], onlyAsked: [0], onlyListed: [1] });
  expect([rows[0]?.isPart, onlyAsked, onlyListed]).toEqual([true, [], [1]]);
});

it('leaves words that stand for themselves apart', () => {
  const pairs = [pair([0], [1]), pair([1], [0]), pair([2, 3], [2])];
  expect(inRows({ pairs, ...none }).rows).toEqual(pairs.map((each) => ({ ...each, isPart: false })));
});
