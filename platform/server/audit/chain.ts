import { createHash, createHmac } from 'node:crypto';

/** What a link of the chain covers: who did what, and when. */
export type Link = {
  aggregate: string;
  aggregateId: string;
  seq: number;
  at: string;
  actorId: string | null;
  actorName: string;
  via: string;
  address: string;
  action: string;
  detail: unknown;
};

/**
 * SHA-256 over the previous link's hash and this one's text, with the key of the audit trail (HMAC), or without one for
 * rows that are older than the key. Keys of the detail are sorted, because jsonb does not keep their order.
 */
export const hashLink = (key: Buffer | undefined, previous: Buffer | undefined, link: Link): Buffer => {
  const { aggregate, aggregateId, seq, at, actorId, actorName, via, address, action, detail } = link;
  const text = JSON.stringify([
    ...[aggregate, aggregateId, seq, at, actorId, actorName, via, address, action],
    canonical(detail),
  ]);
  const hash = key ? createHmac('sha256', key) : createHash('sha256');
  return hash
    .update(previous ?? '')
    .update(text)
    .digest();
};

const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => [key, canonical(each)]);
};
