import { expect, it } from 'vitest';
import { isIdentityLike, wholePhone } from './private-search.ts';

it.each([
  'S1234567D',
  ' s1234567d ',
  'S 1234 567 D',
  'E1234567N',
  'K12345678',
  'Tan Ah Kow s1234567d',
  'G1234567-X',
  'S1234567',
  'EA1234567',
])('keeps %j out of addresses', (typed) => {
  expect(isIdentityLike(typed)).toBe(true);
});

it.each([
  '',
  'Tan Ah Kow',
  'S521627',
  'ES-0001234',
  'OR26-000217',
  'OR26000217',
  'R012345A',
  'L3001234K',
  '627B',
  '91234567',
  '201012345K',
])('lets one search for %j', (typed) => {
  expect(isIdentityLike(typed)).toBe(false);
});

it.each(['wa.me/6591234567', 'https://wa.me/6591234567', 'https://api.whatsapp.com/send?phone=6591234567'])(
  'takes the phone of %j',
  (typed) => {
    expect(wholePhone(typed)).toBe('+6591234567');
  },
);
