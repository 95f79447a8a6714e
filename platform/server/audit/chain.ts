import { createHash } from 'node:crypto';

/** What a link of the chain covers: everything that says who did what, when. */
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
 * What is hashed of a link, around its place in the chain: every fact in a canonical form (keys sorted, since jsonb forgets
 * their order), as a JSON list whose third item is `seq`. PostgreSQL puts the two together when it appends a link.
 */
export const textAround = (link: Omit<Link, 'seq'>): [before: string, after: string] => {
  const { aggregate, aggregateId, at, actorId, actorName, via, address, action, detail } = link;
  const before = JSON.stringify([aggregate, aggregateId]).slice(0, -1);
  const after = JSON.stringify([at, actorId, actorName, via, address, action, canonical(detail)]).slice(1);
  return [`${before},`, `,${after}`];
};

/** SHA-256 over the previous link's hash and this one's text. */
export const hashLink = (previous: Buffer | null, link: Link): Buffer =>
  createHash('sha256')
    .update(previous ?? '')
    .update(textAround(link).join(String(link.seq)))
    .digest();

const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => [key, canonical(each)]);
};
