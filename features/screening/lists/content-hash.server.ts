import { createHash } from 'node:crypto';
import type { ListEntry } from '../entity.rules.ts';

/** Hash of an entry's names and facts, independent of their order. Remarks may change without a new hash. */
export const contentHash = ({ kind, names, facts }: ListEntry): string => {
  const sorted = Object.entries(facts)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value]);
  const content = [kind, names.map(({ name, quality }) => `${quality} ${name}`).toSorted(), sorted];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
};
