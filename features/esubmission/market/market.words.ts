import { notComparedWords } from '#features/market/comparables/compared.words.ts';
import { levels } from '#features/market/open-market/listings.words.ts';

/** Why the price of a transaction is not compared with the market (V17). */
export const uncomparedWords = {
  ...notComparedWords,
  NEW_SALE: 'new sales and sub-sales are not compared',
  ROOM: 'only whole homes are compared',
} as const;
export type Uncompared = keyof typeof uncomparedWords;

/** How near the homes are that it is compared with. */
export const marketLevels = levels;
