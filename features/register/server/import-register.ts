import { sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { insertBatches } from '#platform/server/database/insert-batches.ts';
import type { Agency } from '../contract.ts';
import type { RegisterRow } from '../rules.ts';
import { registerAgency, registerImport, registerSalesperson } from './tables.ts';

/**
 * Writes rows to the register in one transaction. Of two rows with the same number the later one wins. Agencies and
 * salespeople that are not among the rows remain unchanged. `rows` may be a stream.
 */
export const importRegister = async (
  at: Reading<Actor | null>,
  rows: Iterable<RegisterRow> | AsyncIterable<RegisterRow>,
  agencies: Agency[] = [],
): Promise<{ agencies: number; salespeople: number }> =>
  transact(at, async (within) => {
    const names: Names = new Map();
    const registrationNos = new Set<string>();
    for await (const part of insertBatches(rows)) {
      await writeAgencies(within.db, part, names);
      await writeSalespeople(within.db, part);
      for (const { registrationNo } of part) registrationNos.add(registrationNo);
    }
    for (const { licenceNo, ...known } of agencies)
      await within.db
        .insert(registerAgency)
        .values({ licenceNo, ...known })
        .onConflictDoUpdate({ target: registerAgency.licenceNo, set: known });
    const counts = { agencies: names.size, salespeople: registrationNos.size };
    await within.db.insert(registerImport).values({ importedOn: today(at.clock), ...counts });
    await record(within, {
      aggregate: 'register',
      aggregateId: 'agencies',
      action: 'register.imported',
      detail: counts,
    });
    return counts;
  });

/** Agency names by licence number. */
type Names = Map<string, string>;

const writeAgencies = async (db: Tx, rows: RegisterRow[], written: Names): Promise<void> => {
  const byLicence: Names = new Map(rows.map(({ licenceNo, agencyName }) => [licenceNo, agencyName]));
  const changed = [...byLicence].filter(([licenceNo, name]) => written.get(licenceNo) !== name);
  if (changed.length === 0) return;
  await db
    .insert(registerAgency)
    .values(changed.map(([licenceNo, name]) => ({ licenceNo, name, address: '', gstRegistered: null })))
    .onConflictDoUpdate({ target: registerAgency.licenceNo, set: { name: sql`excluded.name` } });
  for (const [licenceNo, name] of changed) written.set(licenceNo, name);
};

const writeSalespeople = async (db: Tx, rows: RegisterRow[]): Promise<void> => {
  // One statement can't write the same row twice.
  const byNumber = new Map(
    rows.map(({ agencyName: _, ...row }) => [row.registrationNo, { ...row, firstFrom: row.validFrom }]),
  );
  await db
    .insert(registerSalesperson)
    .values([...byNumber.values()])
    .onConflictDoUpdate({
      target: registerSalesperson.registrationNo,
      set: {
        name: sql`excluded.name`,
        licenceNo: sql`excluded.licence_no`,
        validFrom: sql`excluded.valid_from`,
        validTo: sql`excluded.valid_to`,
        // A renewal begins a new period; whoever renews was registered before.
        firstFrom: sql`least(${registerSalesperson.firstFrom}, ${registerSalesperson.validFrom}, excluded.valid_from)`,
      },
    });
};
