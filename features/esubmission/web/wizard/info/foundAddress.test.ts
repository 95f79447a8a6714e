import { expect, it } from 'vitest';
import { foundLine, missingParts } from './foundAddress.ts';

const found = { block: '18', street: 'Leonie Hill', building: 'Leonie Towers' };

it.each([
  [{ block: '', street: '', building: '' }, ['block', 'street', 'building']],
  [{ block: '18', street: 'leonie hill ', building: '' }, ['building']],
  [{ block: '20', street: '', building: '' }, []],
  [{ block: '', street: '', building: 'Another' }, []],
])('of what is typed as %j these are missing: %j', (typed, missing) => {
  expect(missingParts(typed, found)).toEqual(missing);
});

it('fills in nothing from an empty address', () => {
  expect(missingParts({ block: '', street: '', building: '' }, { ...found, building: '' })).toEqual([
    'block',
    'street',
  ]);
});

it('is shown on one line', () => {
  expect(foundLine(found)).toBe('18 Leonie Hill, Leonie Towers');
  expect(foundLine({ ...found, block: '', building: '' })).toBe('Leonie Hill');
});
