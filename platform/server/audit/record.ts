import type { Actor } from '#platform/contract/actor.ts';
import type { Writing } from '../context.ts';
import { ask } from '../database/ask.ts';
import { textAround } from './chain.ts';

export type AuditEntry = {
  /** The kind and id of what changed: one hash chain each. */
  aggregate: string;
  aggregateId: string;
  /** `<noun>.<past verb>`: `esubmission.submitted`. */
  action: string;
  /** What changed. Never an identity number, a secret or a document. */
  detail?: Record<string, unknown>;
};

/** Finds the head of the chain and hangs the row on it, in one statement: every change makes one. */
const append = `
  INSERT INTO audit_row (aggregate, aggregate_id, at, actor_id, actor_name, via, address, action, detail, seq, hash)
  SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, coalesce(head.seq, 0) + 1,
         sha256(coalesce(head.hash, '') || convert_to($10::text || (coalesce(head.seq, 0) + 1) || $11::text, 'UTF8'))
  FROM (VALUES (true)) AS always
  LEFT JOIN (SELECT seq, hash FROM audit_row WHERE aggregate = $1 AND aggregate_id = $2 ORDER BY seq DESC LIMIT 1) head ON true`;

/**
 * Adds a row to the aggregate's chain, in the transaction of the change it tells of: if it can't be written, the change
 * does not happen. The caller already holds a lock on the aggregate's row, so the chain has one writer at a time; the
 * unique key (aggregate, id, seq) catches one who does not.
 */
export const record = async (at: Writing<Actor | null>, entry: AuditEntry): Promise<void> => {
  const link = {
    aggregate: entry.aggregate,
    aggregateId: entry.aggregateId,
    at: at.clock.now().round('millisecond').toString({ fractionalSecondDigits: 3 }),
    actorId: at.actor?.userId ?? null,
    actorName: at.actor?.userName ?? 'anonymous',
    via: at.actor?.via ?? 'none',
    address: at.address,
    action: entry.action,
    detail: entry.detail ?? {},
  };
  const { aggregate, aggregateId, actorId, actorName, via, address, action } = link;
  const detail = JSON.stringify(link.detail);
  const values = [aggregate, aggregateId, link.at, actorId, actorName, via, address, action, detail];
  await ask(at.db, append, [...values, ...textAround(link)]);
};
