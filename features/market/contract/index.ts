import { caveatCalls } from './caveat.ts';
import { hdbCalls } from './hdb.ts';
import { importCalls } from './imports.ts';
import { openMarketCalls } from './open-market.ts';
import { placeCalls } from './places.ts';
import { rentalCalls } from './rental.ts';
import { savedCalls } from './saved.ts';

/** The calls of market data. */
export const market = {
  ...caveatCalls,
  ...hdbCalls,
  ...rentalCalls,
  ...openMarketCalls,
  ...importCalls,
  ...placeCalls,
  ...savedCalls,
};
