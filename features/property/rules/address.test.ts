import { describe, expect, it } from 'vitest';
import { addressLine, districtOf, storeyRange } from './address.ts';

const none = { building: '', unit: '' };

it.each([
  ['hdb', { ...none, block: '627B', street: 'Tampines St 61', unit: '09-118' }, 'Blk 627B Tampines St 61 #09-118'],
  [
    'private-residential',
    { ...none, block: '18', street: 'Leonie Hill', unit: '21-03', building: 'Leonie Towers' },
    '18 Leonie Hill #21-03, Leonie Towers',
  ],
  ['landed', { ...none, block: '9', street: 'Inggu Road' }, '9 Inggu Road'],
] as const)('writes the address of %s', (propertyCategory, property, line) => {
  expect(addressLine({ propertyCategory, property })).toBe(line);
});

it.each([
  ['09-118', '07 to 09'],
  ['01-12', '01 to 03'],
  ['10-5', '10 to 12'],
  ['B1-03', undefined],
  ['', undefined],
])('counts the unit %s among the storeys %s', (unit, storeys) => {
  expect(storeyRange(unit)).toBe(storeys);
});

describe('district', () => {
  it.each([
    ['018956', '01'],
    ['078881', '02'],
    ['099253', '04'],
    ['119077', '05'],
    ['149053', '03'],
    ['239222', '09'],
    ['529627', '18'],
    ['819643', '17'],
    ['828761', '19'],
    ['738099', '25'],
    ['768160', '27'],
    ['778899', '26'],
    ['809999', '28'],
  ])('%s lies in %s', (postalCode, district) => {
    expect(districtOf(postalCode)).toBe(district);
  });

  it.each(['000000', '740000', '830000', '999999', '52962', '52962a'])('%s lies in none', (postalCode) => {
    expect(districtOf(postalCode)).toBeUndefined();
  });

  it('knows 81 sectors, each in one district of 28', () => {
    const found = Array.from({ length: 100 }, (_, sector) => districtOf(`${String(sector).padStart(2, '0')}0000`));
    expect(found.filter(Boolean)).toHaveLength(81);
    expect(new Set(found.filter(Boolean)).size).toBe(28);
  });
});
