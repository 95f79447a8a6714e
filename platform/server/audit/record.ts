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

const appendAll = `
  INSERT INTO audit_row (aggregate, aggregate_id, seq, at, actor_id, actor_name, via, address, action, detail, hash)
  SELECT aggregate, "aggregateId", seq, at, "actorId", "actorName", via, address, action, detail, decode(hash, 'hex')
  FROM json_to_recordset($1::text::json) AS link (aggregate text, "aggregateId" text, seq integer, at timestamptz, "actorId" uuid,
    "actorName" text, via text, address text, action text, detail jsonb, hash text)`;

const lastOfEach = `
  SELECT asked.aggregate, asked.id AS "aggregateId", head.seq, head.hash
  FROM (SELECT DISTINCT * FROM unnest($1::text[], $2::text[])) AS asked (aggregate, id)
  CROSS JOIN LATERAL (
    SELECT seq, hash FROM audit_row WHERE aggregate = asked.aggregate AND aggregate_id = asked.id ORDER BY seq DESC LIMIT 1
  ) head`;

/**
 * Adds a row to the aggregate's chain, in the transaction of the change that it records: if it can't be written, the change
 * does not happen. The caller already holds a lock on the aggregate's row, so the chain has one writer at a time; the
 * unique key (aggregate, id, seq) catches one who does not. The hash is made here and not by PostgreSQL, which must not
 * see the key.
 */
export const record = async (at: Writing<Actor | null>, entry: AuditEntry): Promise<void> => {
  const [head] = await ask<Head>(at.db, last, [entry.aggregate, entry.aggregateId]);
  const link = linkAfter(at, head, entry);
  await ask(at.db, append, { ...link, detail: JSON.stringify(link.detail) });
};

/** The same of several entries, in two statements; those of one aggregate follow each other in their order. */
export const recordAll = async (at: Writing<Actor | null>, entries: AuditEntry[]): Promise<void> => {
  const keyOf = ({ aggregate, aggregateId }: Pick<AuditEntry, 'aggregate' | 'aggregateId'>) =>
    `${aggregate} ${aggregateId}`;
  const rows = await ask<Head & { aggregate: string; aggregateId: string }>(at.db, lastOfEach, [
    entries.map(({ aggregate }) => aggregate),
    entries.map(({ aggregateId }) => aggregateId),
  ]);
  const heads = new Map<string, Head>(rows.map((head) => [keyOf(head), head]));
  const links = entries.map((entry) => {
    const link = linkAfter(at, heads.get(keyOf(entry)), entry);
    heads.set(keyOf(entry), link);
    return { ...link, hash: link.hash.toString('hex') };
  });
  await ask(at.db, appendAll, [JSON.stringify(links)]);
};

type Head = { seq: number; hash: Buffer };

const linkAfter = (at: Writing<Actor | null>, head: Head | undefined, entry: AuditEntry) => {
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
    detail: { ...entry.detail, ...(at.unversioned && { unversioned: true }) },
  };
  return { ...link, hash: hashLink(at.auditKey.bytes, head?.hash, link) };
};

/** The last row of an aggregate's chain: its number, and its hash, which covers all rows before it. */
export type ChainHead = { seq: number; hash: string };

export const readHead = async (at: Reading, aggregate: string, aggregateId: string): Promise<ChainHead | undefined> =>
  (await ask<Head>(at.db, last, [aggregate, aggregateId])).map(({ seq, hash }) => ({
    seq,
    hash: hash.toString('hex'),
  }))[0];

const last = 'SELECT seq, hash FROM audit_row WHERE aggregate = $1 AND aggregate_id = $2 ORDER BY seq DESC LIMIT 1';
