import { expect, it } from 'vitest';
import { firstWords, lostParts, lostWords, type PartCount } from './loss.rules.ts';

const count = (change: Partial<PartCount>): PartCount => ({
  kind: 'PERSON',
  part: 'NAME',
  stay: 100,
  had: 100,
  lost: 0,
  ...change,
});

it.each([
  ['a fifth of those that had it', { lost: 20 }, false],
  ['more than a fifth', { lost: 21 }, true],
  ['more than a fifth of the few that had it', { part: 'NUMBER', had: 20, lost: 20 }, false],
  ['a part that a third had', { part: 'NUMBER', had: 34, lost: 7 }, true],
  ['a part that just a third had', { part: 'NUMBER', stay: 102, had: 34, lost: 7 }, true],
  ['a part that fewer than a third had', { part: 'NUMBER', had: 33, lost: 7 }, false],
  ['a part of one entry, which was corrected', { stay: 2, had: 1, lost: 1 }, false],
] as const)('of the entries that stay %s says: %o %s', (_, change, expected) => {
  expect(lostParts([count(change)]).length > 0).toBe(expected);
});

it('says what is lost in words', () => {
  expect(lostWords(count({ kind: 'BODY', part: 'ALIAS', had: 9, lost: 4 }))).toBe(
    '4 of 9 entities would lose their aliases.',
  );
  expect(lostWords(count({ part: 'KIND', lost: 40 }))).toBe('40 of 100 people would be of another kind.');
});

it('doubts a first version of a public list that is short, and no own one', () => {
  expect(firstWords('UN', { entities: 3, before: 0 })).toHaveLength(1);
  expect([99, 100].map((entities) => firstWords('UN', { entities, before: 0 }).length)).toEqual([1, 0]);
  expect(firstWords('UN', { entities: 3, before: 4 })).toEqual([]);
  expect(firstWords('OWN', { entities: 3, before: 0 })).toEqual([]);
});
