import { expect, it } from 'vitest';
import { correctedIn } from './corrected.rules.ts';

const statement = (key: string, value: string) => ({ key, words: `${key} in words`, value });

it('names what says something else, what came and what is gone, and nothing that is as it was signed', () => {
  const signed = [
    statement('Address', '1 High St'),
    statement('5.01', 'Yes'),
    statement('5.02', 'No'),
    statement('5.03', ''),
  ];
  const now = [
    statement('Address', '2 High St'),
    statement('5.01', 'Yes'),
    statement('5.07', 'Salary'),
    statement('5.09', ''),
  ];
  expect(correctedIn(signed, now)).toEqual(['Address in words', '5.07 in words', '5.02 in words']);
  expect(correctedIn(signed, signed)).toEqual([]);
});
