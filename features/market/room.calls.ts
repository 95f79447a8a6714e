import { hdbCalls } from './hdb-resale/hdb.calls.ts';
import { importCalls } from './import/imports.calls.ts';
import { openMarketCalls } from './open-market/open-market.calls.ts';
import { placeCalls } from './places/places.calls.ts';
import { caveatCalls } from './private-sales/caveat.calls.ts';
import { rentalCalls } from './rental/rental.calls.ts';
import { savedCalls } from './saved/saved.calls.ts';

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
