import { caveatCalls } from './caveat.ts';
import { hdbCalls } from './hdb.ts';
import { openMarketCalls } from './open-market.ts';
import { rentalCalls } from './rental.ts';

/** The calls of market data. */
export const market = { ...caveatCalls, ...hdbCalls, ...rentalCalls, ...openMarketCalls };
