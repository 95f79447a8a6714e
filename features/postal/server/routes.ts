import { eq } from 'drizzle-orm';
import { districtOf } from '#features/property/rules/address.ts';
import type { Db } from '#platform/server/database/database.ts';
import { implement } from '#platform/server/http/implement.ts';
import { postal } from '../contract.ts';
import { findAddresses } from './find-addresses.ts';
import { listedCode } from './tables.ts';

export const postalRoutes = implement('postal', postal, {
  lookUp: async (at, { params: { postalCode } }) => ({
    postalCode,
    district: districtOf(postalCode) ?? null,
    isListed: await isListed(at.db, postalCode),
    rows: await findAddresses(at, postalCode),
  }),
});

const isListed = async (db: Db, postalCode: string): Promise<boolean | null> => {
  const [code] = await db.select().from(listedCode).where(eq(listedCode.postalCode, postalCode));
  if (code) return true;
  const any = await db.select().from(listedCode).limit(1);
  return any.length > 0 ? false : null;
};
