import { expect, it } from 'vitest';
import { addressKey } from './address-key.ts';

const place = { postalCode: '310005', block: '5', street: 'Lorong 6 Toa Payoh', unit: '02-11' };
const elsewhere = { ...place, postalCode: '' };

it('is the same however block and street are written', () => {
  expect(addressKey({ ...place, block: 'Blk 5', street: 'Lor 6 Toa Payoh' })).toBe(addressKey(place));
  expect(addressKey({ ...elsewhere, block: 'blk 5 ', street: 'LOR 6 TOA PAYOH' })).toBe(addressKey(elsewhere));
  expect(addressKey({ ...place, block: '627 b' })).toBe(addressKey({ ...place, block: '627B' }));
});

it.each([
  { unit: '02-12' },
  { block: '6' },
  { postalCode: '310006' },
  { postalCode: '', street: 'Lorong 7 Toa Payoh' },
])('is another with %j', (other) => {
  expect(addressKey({ ...place, ...other })).not.toBe(addressKey(place));
});
