import { asc, eq } from 'drizzle-orm';
import type { Reading } from '#platform/server/context.ts';
import type { PostalAddress } from '../contract.ts';
import { askOneMap } from './one-map.ts';
import { postalAddress } from './tables.ts';

const atMost = 20;

/** The addresses of a postal code. If none are stored, it asks the address service and stores its answer. */
export const findAddresses = async (at: Reading, postalCode: string): Promise<PostalAddress[]> => {
  const { block, street, building, latitude, longitude } = postalAddress;
  const stored = await at.db
    .select({ block, street, building, latitude, longitude })
    .from(postalAddress)
    .where(eq(postalAddress.postalCode, postalCode))
    .orderBy(asc(block), asc(street), asc(building))
    .limit(atMost);
  if (stored.length > 0) return stored.map((row) => ({ postalCode, ...row }));
  return (await askAndStore(at, postalCode)).slice(0, atMost);
};

/** Asks the address service. Without an answer it returns none, and the person types the address. */
const askAndStore = async (at: Reading, postalCode: string): Promise<PostalAddress[]> => {
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
