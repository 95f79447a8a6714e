import { expect, it } from 'vitest';
import { addressLines, postalAddress } from './postal-address.ts';

it.each([
  ['18 Leonie Hill #21-03 Singapore 239222', '', '18 Leonie Hill #21-03', '239222'],
  ['1 Raffles Place #20-01, Singapore 048616', '', '1 Raffles Place #20-01', '048616'],
  ['Blk 5 Lorong 6 Toa Payoh\n#02-11\nS(310005)', '', 'Blk 5 Lorong 6 Toa Payoh, #02-11', '310005'],
  ['480 Lorong 6 Toa Payoh S310480', '', '480 Lorong 6 Toa Payoh', '310480'],
  ['480 Lorong 6 Toa Payoh 310480', '', '480 Lorong 6 Toa Payoh', '310480'],
  ['480 Lorong 6 Toa Payoh', '310480', '480 Lorong 6 Toa Payoh', '310480'],
  ['480 Lorong 6 Toa Payoh Singapore 310480', '310480', '480 Lorong 6 Toa Payoh', '310480'],
  ['Warehouse 123456', '310480', 'Warehouse 123456', '310480'],
  ['480 Lorong 6 Toa Payoh', '', '480 Lorong 6 Toa Payoh', ''],
  ['Box 12345678', '', 'Box 12345678', ''],
  ['', '', '', ''],
])('%j with %j is %j and %j', (typed, known, street, postalCode) => {
  expect(postalAddress(typed, known)).toEqual({ street, postalCode });
});

it('is printed with the postal code, once', () => {
  expect(addressLines('480 Lorong 6 Toa Payoh', '310480')).toEqual(['480 Lorong 6 Toa Payoh', 'Singapore 310480']);
  expect(addressLines('480 Lorong 6\nSingapore 310480', '310480')).toEqual(['480 Lorong 6', 'Singapore 310480']);
  expect(addressLines('480 Lorong 6\n\nTower 2')).toEqual(['480 Lorong 6', 'Tower 2']);
  expect(addressLines('')).toEqual([]);
});
