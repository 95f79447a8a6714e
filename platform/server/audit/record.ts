import type { Actor } from '#platform/contract/actor.ts';
import type { Reading, Writing } from '../context.ts';
import { ask } from '../database/ask.ts';
import { hashLink } from './chain.ts';

export type AuditEntry = {
  /** The kind and id of what changed: one hash chain each. */
  aggregate: string;
  aggregateId: string;
  /** `<noun>.<past verb>`: `esubmission.submitted`. */
  action: string;
  /** What changed. Never an identity number, a secret or a document. */
  detail?: Record<string, unknown>;
};

const append = `
  INSERT INTO audit_row (aggregate, aggregate_id, seq, at, actor_id, actor_name, via, address, action, detail, hash)
  VALUES (:aggregate, :aggregateId, :seq, :at, :actorId, :actorName, :via, :address, :action, :detail, :hash)`;

/**
 * Adds a row to the aggregate's chain, in the transaction of the change that it records: if it can't be written, the change
 * does not happen. The caller already holds a lock on the aggregate's row, so the chain has one writer at a time; the
 * unique key (aggregate, id, seq) catches one who does not. The hash is made here and not by PostgreSQL, which must not
 * see the key.
 */
export const record = async (at: Writing<Actor | null>, entry: AuditEntry): Promise<void> => {
  const [head] = await ask<{ seq: number; hash: Buffer }>(at.db, last, [entry.aggregate, entry.aggregateId]);
  const link = {
    aggregate: entry.aggregate,
    aggregateId: entry.aggregateId,
    seq: (head?.seq ?? 0) + 1,
    at: at.clock.now().round('millisecond').toString({ fractionalSecondDigits: 3 }),
    actorId: at.actor?.userId ?? null,
    actorName: at.actor?.userName ?? 'anonymous',
    via: at.actor?.via ?? 'none',
    address: at.address,
    action: entry.action,
    detail: entry.detail ?? {},
  };
  const hash = hashLink(at.auditKey.bytes, head?.hash, link);
  await ask(at.db, append, { ...link, detail: JSON.stringify(link.detail), hash });
};

/** The last row of an aggregate's chain: its number, and its hash, which covers all rows before it. */
export type ChainHead = { seq: number; hash: string };

export const readHead = async (at: Reading, aggregate: string, aggregateId: string): Promise<ChainHead | undefined> =>
  (await ask<{ seq: number; hash: Buffer }>(at.db, last, [aggregate, aggregateId])).map(({ seq, hash }) => ({
    seq,
    hash: hash.toString('hex'),
  }))[0];

const last = 'SELECT seq, hash FROM audit_row WHERE aggregate = $1 AND aggregate_id = $2 ORDER BY seq DESC LIMIT 1';
