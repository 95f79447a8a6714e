import { expect, it } from 'vitest';
import { levelOptions } from './levelOptions.web.ts';

it('offers every level that the team has, however deep, and the one that an address names', () => {
  const valuesOf = (levels: number, chosen?: string) =>
    levelOptions(levels, chosen, (level) => `Level ${level}`).map(({ value }) => value);
  expect(valuesOf(1)).toEqual(['1']);
  expect(valuesOf(12)).toHaveLength(12);
  expect(valuesOf(2, '4')).toEqual(['1', '2', '3', '4']);
});
