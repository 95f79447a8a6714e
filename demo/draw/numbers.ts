import { checkIdentity } from '#features/particulars/rules/identity.ts';
import { type Bank, banks } from '#features/people/record/bank-account.rules.ts';
import type { IdentityInput } from '#features/people/room.calls.ts';
import type { Draws } from './draws.ts';

/** Numbers of the right form with a valid check letter. They are random: a match with a real person is chance. */

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const withLetter = (type: 'NRIC' | 'FIN' | 'UEN', start: string): string => {
  const letter = letters.find((each) => checkIdentity(type, start + each) === undefined);
  if (!letter) throw new Error(`No letter fits ${start}.`);
  return start + letter;
};

/** `count` random digits. */
const digits = (draws: Draws, count: number): string =>
  Array.from({ length: count }, () => draws.between(0, 9)).join('');

/** The NRIC number of someone born in this year: S before 2000, T from 2000, then two digits of the year. */
export const nric = (draws: Draws, year: number): string =>
  withLetter('NRIC', `${year < 2000 ? 'S' : 'T'}${String(year % 100).padStart(2, '0')}${digits(draws, 5)}`);

export const fin = (draws: Draws): string => withLetter('FIN', `${draws.pick(['F', 'G', 'M'])}${digits(draws, 7)}`);

export const passport = (draws: Draws): string => `${draws.pick(['E', 'K', 'P', 'N'])}${digits(draws, 8)}`;

/** The UEN of a local company. */
export const uen = (draws: Draws): string => withLetter('UEN', `${draws.between(1974, 2022)}${digits(draws, 5)}`);

/** The UEN of a business: a partnership or a sole proprietor. */
export const businessUen = (draws: Draws): string => withLetter('UEN', `5${digits(draws, 7)}`);

export const mobile = (draws: Draws): string => `+65${draws.pick(['8', '9'])}${digits(draws, 7)}`;

/** How many digits the account numbers of a bank have; ten for banks that are not listed. */
const accountLengths: Partial<Record<Bank, number>> = { POSB: 9, HSBC: 12, OCBC: 12, Maybank: 11 };

/** A random bank account, with as many digits as its bank uses. */
export const drawBankAccount = (draws: Draws): { bank: Bank; number: string } => {
  const bank = draws.pick(banks);
  return { bank, number: digits(draws, accountLengths[bank] ?? 10) };
};

/** Who a salesperson is, for the yearly commission file. */
export const drawIdentity = (draws: Draws): IdentityInput => {
  const year = draws.between(1962, 2001);
  const birth = `${year}-${String(draws.between(1, 12)).padStart(2, '0')}-${String(draws.between(1, 28)).padStart(2, '0')}`;
  const sex = draws.pick(['F', 'M'] as const);
  if (draws.chance(0.1))
    return { idType: 'FIN', idNumber: fin(draws), nationality: draws.pick(['MY', 'CN', 'IN']), sex, birth };
  return { idType: 'NRIC', idNumber: nric(draws, year), nationality: draws.chance(0.1) ? 'MY' : 'SG', sex, birth };
};
