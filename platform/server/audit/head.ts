import type { Reading } from '../context.ts';
import { ask } from '../database/ask.ts';

/** The last row of an aggregate's chain: how many there are, and the hash that stands for all of them. */
export type ChainHead = { seq: number; hash: string };

const last =
  "SELECT seq, encode(hash, 'hex') AS hash FROM audit_row WHERE aggregate = $1 AND aggregate_id = $2 ORDER BY seq DESC LIMIT 1";

export const readHead = async (at: Reading, aggregate: string, aggregateId: string): Promise<ChainHead | undefined> =>
  (await ask<ChainHead>(at.db, last, [aggregate, aggregateId]))[0];
