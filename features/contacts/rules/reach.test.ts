import { expect, it } from 'vitest';
import { waysTo } from './reach.ts';

it('reaches a contact by the first number and address', () => {
  const ways = waysTo({ phones: ['+6591234567', '+6561234567'], emails: ['a@b.example'] });
  expect(ways.map(({ address }) => address)).toEqual([
    'tel:+6591234567',
    'https://wa.me/6591234567',
    'mailto:a@b.example',
  ]);
});

it('offers no WhatsApp to who does not use it, and nothing where nothing is known', () => {
  expect(waysTo({ phones: ['+6561234567'], emails: [], hasWhatsapp: false }).map(({ kind }) => kind)).toEqual(['CALL']);
  expect(waysTo({ phones: [], emails: [] })).toEqual([]);
});
