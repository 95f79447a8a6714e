import { expect, it } from 'vitest';
import { addressOf, isPhone, maskAddress } from './address.rules.ts';

it.each([
  [{ email: 'goh@mail.example', phone: '91234567' }, 'goh@mail.example', 'g•••••@mail.example'],
  [{ email: '', phone: '9123 4567' }, '+6591234567', '•••• 4567'],
  [{ email: '', phone: '+44 20 7946 0958' }, '+442079460958', '•••• 0958'],
])('sends to the email, else to the phone as it was typed: %o', (of, address, masked) => {
  expect([addressOf(of), maskAddress(addressOf(of))]).toEqual([address, masked]);
  expect(isPhone(addressOf(of))).toBe(of.email === '');
});

it('sends nothing to what is no number, and nobody without an address', () => {
  expect([addressOf({ email: '', phone: 'ask the daughter' }), addressOf({ email: '' })]).toEqual(['', '']);
});
