import { expect, it } from 'vitest';
import { lackingWords } from '../screening.words.ts';
import { lackingOf } from './lacking.rules.ts';

const required = { UN: 7, OFAC: null, OPENSANCTIONS: null, OWN: 30 };

it.each([
  ['none is there', {}, ['UN list missing', 'Agency list missing']],
  ['one is there that need not be', { OFAC: '2026-11-20' }, ['UN list missing', 'Agency list missing']],
  ['both are as old as they may be', { UN: '2026-11-13', OWN: '2026-10-21' }, []],
  ['both are a day older', { UN: '2026-11-12', OWN: '2026-10-20' }, ['UN list 8 days old', 'Agency list 31 days old']],
])('where %s', (_, checked, expected) => {
  expect(lackingOf(required, checked, '2026-11-20').map(lackingWords)).toEqual(expected);
});
