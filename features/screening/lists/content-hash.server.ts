import { createHash } from 'node:crypto';
import type { ListEntry } from '../entity.rules.ts';

/** Of what an entry says of somebody, whatever the order in which its list says it. Its remarks may change without a new one. */
export const contentHash = ({ kind, names, facts }: ListEntry): string => {
  const sorted = Object.entries(facts)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value]);
  const said = [kind, names.map(({ name, quality }) => `${quality} ${name}`).toSorted(), sorted];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
};
