import { expect, it } from 'vitest';
import { correctedIn } from './corrected.rules.ts';

const said = (key: string, value: string) => ({ key, words: `${key} in words`, value });

it('names what says something else, what came and what is gone, and nothing that is as it was signed', () => {
  const signed = [said('Address', '1 High St'), said('5.01', 'Yes'), said('5.02', 'No'), said('5.03', '')];
  const now = [said('Address', '2 High St'), said('5.01', 'Yes'), said('5.07', 'Salary'), said('5.09', '')];
  expect(correctedIn(signed, now)).toEqual(['Address in words', '5.07 in words', '5.02 in words']);
  expect(correctedIn(signed, signed)).toEqual([]);
});
