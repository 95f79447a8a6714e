import type { Actor } from '#platform/contract/actor.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import { inParts } from '#platform/server/database/in-parts.ts';
import type { ListedAddress } from '../postal-file.ts';
import { listedCode, postalAddress } from './tables.ts';

type Lists = { addresses: ListedAddress[]; codes: string[] };

/** Adds what is not known yet, all or none; what is known stays. Tells how many were new. */
export const importPostal = async (
  at: Reading<Actor | null>,
  { addresses, codes }: Lists,
): Promise<{ addresses: number; codes: number }> =>
  transact(at, async (within) => {
    const counts = { addresses: 0, codes: 0 };
    for (const part of inParts(addresses))
      counts.addresses += (await within.db.insert(postalAddress).values(part).onConflictDoNothing()).rowCount ?? 0;
    for (const part of inParts(codes.map((postalCode) => ({ postalCode }))))
      counts.codes += (await within.db.insert(listedCode).values(part).onConflictDoNothing()).rowCount ?? 0;
    await record(within, {
      aggregate: 'postal',
      aggregateId: 'addresses',
      action: 'postal.imported',
      detail: counts,
    });
    return counts;
  });
