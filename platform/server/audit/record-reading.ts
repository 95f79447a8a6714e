import type { Actor } from '#platform/contract/actor.ts';
import { type Reading, transact } from '../context.ts';
import { ask } from '../database/ask.ts';
import { type AuditEntry, record } from './record.ts';

const oneAtATime = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))';

/**
 * Writes that somebody read what is sensitive, before it is sent: what can't be recorded is not shown. Readings of a record
 * have a chain of their own, since a reader holds no lock on the record.
 */
export const recordReading = (at: Reading<Actor>, { aggregate, ...entry }: AuditEntry): Promise<void> =>
  transact(at, async (within) => {
    const chain = { ...entry, aggregate: `${aggregate}-reading` };
    await ask(within.db, oneAtATime, [`${chain.aggregate} ${chain.aggregateId}`]);
    await record(within, chain);
  });
