import { expect, it } from 'vitest';
import { compareFacts, scoreWith } from './facts.rules.ts';
import type { Question } from './question.rules.ts';

const listed = {
  births: ['1965-03-01', '1970/1972'],
  nationalities: ['NO'],
  numbers: ['Passport: N 1234567 (Norway)'],
  genders: ['M'],
};
const asked = (facts: Partial<Question>): Question => ({ kind: 'PERSON', names: ['Torvald'], ...facts });
const scored = (facts: Partial<Question>) => scoreWith(0.8, compareFacts(asked(facts), listed));

it.each([
  [{}, 0.8],
  [{ birthDate: '1965-03-01' }, 0.85],
  [{ birthYear: 1965 }, 0.85],
  [{ birthDate: '1965-04-02' }, 0.8],
  [{ birthYear: 1966 }, 0.8],
  [{ birthYear: 1971 }, 0.8],
  [{ birthYear: 1980 }, 0.6],
  [{ nationalities: ['NO', 'SE'] }, 0.82],
  [{ nationalities: ['SE'] }, 0.75],
  [{ gender: 'F' as const }, 0.75],
  [{ numbers: ['n1234567'], birthYear: 1980 }, 1],
  [{ numbers: ['N1234568'] }, 0.8],
])('%j makes a name of 0.8 to %d', (facts, score) => expect(scored(facts)).toBe(score));

it('shows a number masked, and no more of it', () => {
  const [number] = compareFacts(asked({ numbers: ['S1234567D'] }), listed).filter(({ fact }) => fact === 'NUMBER');
  expect(number).toMatchObject({ asked: 'S****567D', compared: 'UNKNOWN' });
});
