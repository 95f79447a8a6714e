import type { Problem } from './problem.ts';
import { type RepresentedSide, sidesOf, sideWords, type TransactionType } from './words.ts';

/** A party stands on one of the two sides of its transaction. */
export const sideProblem = (type: TransactionType, partyType: RepresentedSide): Problem | undefined => {
  const sides: readonly RepresentedSide[] = sidesOf[type];
  if (sides.includes(partyType)) return undefined;
  const [first, second] = sides.map((side) => sideWords[side].toLowerCase());
  return {
    message: `A ${type === 'SALE' ? 'sale' : 'lease'} has a ${first} and a ${second}. Choose one of them.`,
    field: 'partyType',
  };
};
