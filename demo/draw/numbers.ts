import { checkIdentity } from '#features/esubmission/identity.ts';
import type { Draws } from './draws.ts';

/** Numbers of the right form with the check letter that belongs to them. They are drawn: whose they are is chance. */

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const withLetter = (type: 'NRIC' | 'FIN' | 'UEN', start: string): string => {
  const letter = letters.find((each) => checkIdentity(type, start + each) === undefined);
  if (!letter) throw new Error(`No letter fits ${start}.`);
  return start + letter;
};

/** So many digits, of a number without a check. */
export const digits = (draws: Draws, count: number): string =>
  Array.from({ length: count }, () => draws.between(0, 9)).join('');

/** Of someone born in this year: their number begins with it, S before 2000 and T since. */
export const nric = (draws: Draws, year: number): string =>
  withLetter('NRIC', `${year < 2000 ? 'S' : 'T'}${String(year % 100).padStart(2, '0')}${digits(draws, 5)}`);

export const fin = (draws: Draws): string => withLetter('FIN', `${draws.pick(['F', 'G', 'M'])}${digits(draws, 7)}`);

export const passport = (draws: Draws): string => `${draws.pick(['E', 'K', 'P', 'N'])}${digits(draws, 8)}`;

/** Of a local company. */
export const uen = (draws: Draws): string => withLetter('UEN', `${draws.between(1974, 2022)}${digits(draws, 5)}`);

/** Of a business: a partnership or someone on their own. */
export const businessUen = (draws: Draws): string => withLetter('UEN', `5${digits(draws, 7)}`);

export const mobile = (draws: Draws): string => `+65${draws.pick(['8', '9'])}${digits(draws, 7)}`;
