import { compactTyped, type Reading } from '#platform/contract/typed/reading.ts';
import type { IdType } from '../words/kinds.ts';
import { checkUen } from './uen.ts';

/**
 * A problem of an identity number. `block`: it is invalid; `warn`: it may be valid, since its check letter is not
 * published.
 */
export type Doubt = { level: 'block' | 'warn'; message: string };

/** The form that is stored and compared: capitals, without blanks and dashes. */
export const tidyIdentity = compactTyped;

/**
 * `S1234567D` → `S****567D`. A shorter number does not show how it begins, and one of up to four characters is hidden
 * completely.
 */
export const maskIdentity = (number: string): string => {
  const start = number.length >= 9 ? number.slice(0, 1) : '';
  const end = number.length > 4 ? number.slice(-4) : '';
  return start + '*'.repeat(number.length - start.length - end.length) + end;
};

/** Checks format and check letter of a tidied number; undefined when there is no problem. */
export const checkIdentity = (type: IdType, number: string): Doubt | undefined => {
  if (type === 'UEN') return checkUen(number);
  if (type === 'PASSPORT')
    return /^[A-Z0-9]{5,12}$/.test(number) ? undefined : block('A passport number has 5 to 12 letters and digits.');
  if (type === 'FOREIGN_REG')
    return /^[A-Z0-9/.]{2,30}$/.test(number)
      ? undefined
      : block('A foreign registration number has 2 to 30 letters and digits.');
  return checkNric(type, number);
};

/** The number of a document, tidied; empty while it is not known. A letter that may be right is no reason to refuse one. */
export const readIdentity = (type: IdType, typed: string): Reading<string> => {
  const value = tidyIdentity(typed);
  const doubt = value === '' ? undefined : checkIdentity(type, value);
  return doubt?.level === 'block' ? { problem: doubt.message } : { value };
};

const block = (message: string): Doubt => ({ level: 'block', message });

const shapes = {
  NRIC: { pattern: /^[ST]\d{7}[A-Z]$/, message: 'An NRIC number is S or T, 7 digits and a letter.' },
  FIN: { pattern: /^[FGM]\d{7}[A-Z]$/, message: 'A FIN is F, G or M, 7 digits and a letter.' },
};

const checkNric = (type: 'NRIC' | 'FIN', number: string): Doubt | undefined => {
  const { pattern, message } = shapes[type];
  if (!pattern.test(number)) return block(message);
  if (letterOf(number) === number[8]) return undefined;
  const words = `The check letter is wrong for this ${type === 'NRIC' ? 'NRIC number' : 'FIN'}. Compare it with the card.`;
  return { level: number[0] === 'M' ? 'warn' : 'block', message: words };
};

const weights = [2, 7, 6, 5, 4, 3, 2];
const offsets: Record<string, number> = { S: 0, T: 4, F: 0, G: 4, M: 3 };

/** The check letter of a number of the right format. */
const letterOf = (number: string): string | undefined => {
  const series = number[0] ?? '';
  const sum = weights.reduce((total, weight, index) => total + weight * Number(number[index + 1]), 0);
  const rest = (sum + (offsets[series] ?? 0)) % 11;
  if (series === 'M') return 'KLJNPQRTUWX'[10 - rest];
  return series === 'S' || series === 'T' ? 'JZIHGFEDCBA'[rest] : 'XWUTRQPNMLK'[rest];
};
