import { expect, it } from 'vitest';
import { readPhone } from './read-phone.ts';

it.each([
  ...['9123 4567', '9123-4567', '9123.4567', '9123–4567', '+65 9123 4567', '65 9123 4567', '(65) 9123 4567'],
  ...[
    '0065 9123 4567',
    '(+65) 9123-4567',
    'tel:+6591234567',
    'HP: 9123 4567',
    '９１２３４５６７',
    '\u200e+65\u00a09123\u202f4567',
  ],
  ...['\u202a+65 9123 4567\u202c', '9123\u00ad4567'],
])('reads %j', (typed) => {
  expect(readPhone(typed)).toEqual({ value: '+6591234567' });
});

it.each([
  ['6512 3456', '+6565123456'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['0060 12 345 6789', '+60123456789'],
  ['', ''],
])('reads %j as %s', (typed, number) => {
  expect(readPhone(typed)).toEqual({ value: number });
});

it.each([
  ...['9123 4567 / 8123 4567', '9123 4567 8123 4567', '9123 4567 x2', '9123 4567 ext 12', '9123456', '912345678'],
  ...[
    '60 12 345 6789',
    '001 65 9123 4567',
    '0091234567',
    '\u202e7654 3219',
    '1800 123 4567',
    '+0 9123 4567',
    '9123+4567',
    '9123\u000b4567',
    'ninety',
  ],
])('refuses %j', (typed) => {
  expect(readPhone(typed)).toEqual({ problem: 'Give 8 digits, or a number with its country code.' });
});

it('refuses a Singapore number that can’t be one', () => {
  expect(readPhone('+65 1234 5678').problem).toBe('A Singapore number has 8 digits and begins with 3, 6, 8 or 9.');
});
