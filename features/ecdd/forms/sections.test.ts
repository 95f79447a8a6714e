import { expect, it } from 'vitest';
import { answeredIn } from './sections.web.ts';

it('what is asked of the customer is no gap of the questions that are shown', () => {
  const own = ['1.07', '6.01'].map((questionFID) => ({ questionFID, filledBy: 'FORM' as const }));
  const screening = { questionFID: '8.01', filledBy: 'SYSTEM' as const };
  const gaps = ['1.01', '1.02', '2.01', '6.01'].map((questionFID) => ({ questionFID }));
  expect(answeredIn([...own, screening], gaps)).toEqual({ done: 1, all: 2 });
});
