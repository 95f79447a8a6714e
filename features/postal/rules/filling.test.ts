import { expect, it } from 'vitest';
import { emptiedParts, missingParts } from './filling.ts';

const found = { block: '18', street: 'Leonie Hill', building: 'Leonie Towers' };
const empty = { block: '', street: '', building: '' };

it.each([
  [empty, ['block', 'street', 'building']],
  [{ ...empty, block: '18', street: 'leonie hill ' }, ['building']],
  [{ ...empty, block: '20' }, []],
  [{ ...empty, building: 'Another' }, []],
])('of what is typed as %j these are filled in: %j', (typed, missing) => {
  expect(Object.keys(missingParts(typed, found))).toEqual(missing);
});

it('fills in nothing from an empty part of an address', () => {
  expect(missingParts(empty, { ...found, building: '' })).toEqual({ block: '18', street: 'Leonie Hill' });
});

it.each([
  [found, empty],
  [
    { ...found, street: 'LEONIE HILL' },
    { ...empty, street: '' },
  ],
  [
    { ...found, block: '20' },
    { street: '', building: '' },
  ],
  [{ block: '1', street: 'My road', building: '' }, {}],
])('of %j, what the previous postal code filled in is emptied: %j', (typed, emptied) => {
  expect(emptiedParts(typed, [{ ...found, block: '16' }, found])).toEqual(emptied);
});

it('empties nothing where the previous postal code had no address', () => {
  expect(emptiedParts(found, [])).toEqual({});
});
