import { type Bank, banks } from '#features/people/rules/bank-account.ts';
import type { Draws } from '../draw/draws.ts';
import { digits } from '../draw/numbers.ts';

/** How long the account numbers of a bank are; ten digits where nothing else is said. */
const lengths: Partial<Record<Bank, number>> = { POSB: 9, HSBC: 12, OCBC: 12, Maybank: 11 };

/** An account as its bank writes them. It is drawn: there is nobody's money in it. */
export const drawAccount = (draws: Draws): { bank: Bank; number: string } => {
  const bank = draws.pick(banks);
  return { bank, number: digits(draws, lengths[bank] ?? 10) };
};
