import { expect, it } from 'vitest';
import { isCaseNo, likePattern, searchTextOf, searchWords } from './search-text.ts';

it('puts number, address and names into one line of small letters, a blank before every word', () => {
  const facts = {
    caseNo: 'ES-2026-000123',
    address: 'Blk 627B Tampines St 61 #09-118',
    postalCode: '522627',
    names: ['Goh Siew  Choo'],
  };
  expect(searchTextOf(facts)).toBe(' es-2026-000123 | blk 627b tampines st 61 09-118 | 522627 | goh siew choo');
});

it.each([
  ['  Goh  TAMPINES goh ', ['goh', 'tampines']],
  ['#09-118', ['09-118']],
  ['   ', []],
  ['a b c d e f g h', ['a', 'b', 'c', 'd', 'e', 'f']],
])('takes “%s” apart into words', (typed, words) => {
  expect(searchWords(typed)).toEqual(words);
});

it.each([
  ['goh', '%goh%'],
  ['18', '% 18%'],
  ['50%_off\\', '%50\\%\\_off\\\\%'],
])('looks for %s by %s, leaving nothing of it to LIKE', (word, pattern) => {
  expect(likePattern(word)).toBe(pattern);
});

it.each([
  ['es-2026-000123', true],
  ['es-2026-1234567', true],
  ['es-2026-00012', false],
  ['xes-2026-000123', false],
])('%s is a case number: %s', (word, is) => {
  expect(isCaseNo(word)).toBe(is);
});
