import type { Actor } from '#platform/contract/actor.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import { insertBatches } from '#platform/server/database/insert-batches.ts';
import type { PostalLine } from '../rules/postal-file.ts';
import { listedCode, postalAddress } from './tables.ts';

/**
 * Adds the addresses and codes that are not stored yet, in one transaction. Existing ones are not changed. Returns how
 * many were new. `lines` may be a stream.
 */
export const importPostal = async (
  at: Reading<Actor | null>,
  lines: Iterable<PostalLine> | AsyncIterable<PostalLine>,
): Promise<{ addresses: number; codes: number }> =>
  transact(at, async (within) => {
    const counts = { addresses: 0, codes: 0 };
    for await (const part of insertBatches(lines)) {
      const addresses = part.flatMap((line) => ('address' in line ? [line.address] : []));
      const codes = part.flatMap((line) => ('code' in line ? [{ postalCode: line.code }] : []));
      if (addresses.length > 0)
        counts.addresses +=
          (await within.db.insert(postalAddress).values(addresses).onConflictDoNothing()).rowCount ?? 0;
      if (codes.length > 0)
        counts.codes += (await within.db.insert(listedCode).values(codes).onConflictDoNothing()).rowCount ?? 0;
    }
    await record(within, {
      aggregate: 'postal',
      aggregateId: 'addresses',
      action: 'postal.imported',
      detail: counts,
    });
    return counts;
  });
