import { asc, eq } from 'drizzle-orm';
import type { Reading } from '#platform/server/context.ts';
import type { PostalAddress } from '../contract.ts';
import { askOneMap } from './one-map.ts';
import { postalAddress } from './tables.ts';

const atMost = 20;

/** The addresses of a postal code: those stored, else those that the address service knows, which are stored then. */
export const findAddresses = async (at: Reading, postalCode: string): Promise<PostalAddress[]> => {
  const { block, street, building, latitude, longitude } = postalAddress;
  const stored = await at.db
    .select({ block, street, building, latitude, longitude })
    .from(postalAddress)
    .where(eq(postalAddress.postalCode, postalCode))
    .orderBy(asc(block), asc(street), asc(building))
    .limit(atMost);
  if (stored.length > 0) return stored.map((row) => ({ postalCode, ...row }));
  return (await askAndKeep(at, postalCode)).slice(0, atMost);
};

/** A service that can't be reached knows nothing: the address is typed then. */
const askAndKeep = async (at: Reading, postalCode: string): Promise<PostalAddress[]> => {
  if (!at.config.oneMap) return [];
  try {
    const found = await askOneMap(at.config.oneMap, postalCode);
    if (found.length > 0)
      await at.db
        .insert(postalAddress)
        .values(found.map((row) => ({ ...row, source: 'onemap' as const })))
        .onConflictDoNothing();
    return found;
  } catch (error) {
    at.log.warn({ err: error }, 'The address service gave no answer that can be used');
    return [];
  }
};
