import { hdbCalls } from './hdb.ts';

/** The calls of market data. */
export const market = { ...hdbCalls };
