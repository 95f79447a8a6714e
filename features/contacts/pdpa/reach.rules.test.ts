import { expect, it } from 'vitest';
import { allWaysTo, waysTo } from './reach.rules.ts';

it('reaches a contact by the first number and address', () => {
  const ways = waysTo({ phones: ['+6591234567', '+6561234567'], emails: ['a@b.example'] });
  expect(ways.map(({ address }) => address)).toEqual([
    'tel:+6591234567',
    'https://wa.me/6591234567',
    'mailto:a@b.example',
  ]);
});

it('reaches a contact by every number and address', () => {
  const all = allWaysTo({ phones: ['+6591234567', '+6561234567'], emails: ['a@b.example', 'c@d.example'] });
  expect(all.map(({ kind, to }) => `${kind} ${to}`)).toEqual([
    ...['CALL +6591234567', 'WHATSAPP +6591234567', 'CALL +6561234567', 'WHATSAPP +6561234567'],
    ...['EMAIL a@b.example', 'EMAIL c@d.example'],
  ]);
});

it('offers no WhatsApp to who does not use it, and nothing where nothing is known', () => {
  expect(waysTo({ phones: ['+6561234567'], emails: [], hasWhatsapp: false }).map(({ kind }) => kind)).toEqual(['CALL']);
  expect(waysTo({ phones: [], emails: [] })).toEqual([]);
});
