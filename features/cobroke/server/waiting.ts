import { earnedShares, isCobroke, stateOfShare } from './shares-sql.ts';

/** Counts and sums what co-brokers have earned that waits for their agency, its account or its tax invoice. */
export const waitingShares = `
  (SELECT e.free AS cents FROM ${earnedShares} WHERE ${isCobroke} AND e.free > 0 AND ${stateOfShare} <> 'READY') waiting`;
