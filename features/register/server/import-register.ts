import { sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import { inParts } from '#platform/server/database/in-parts.ts';
import type { Agency } from '../contract.ts';
import type { RegisterRow } from '../register-row.ts';
import { registerAgency, registerSalesperson } from './tables.ts';

/** Brings the register in line with these lines, all or none; who is in the register and not among them stays. */
export const importRegister = async (
  at: Reading<Actor | null>,
  rows: RegisterRow[],
  agencies: Agency[] = [],
): Promise<{ agencies: number; salespeople: number }> => {
  const byLicence = new Map(
    rows.map(({ licenceNo, agencyName }) => [
      licenceNo,
      { licenceNo, name: agencyName, address: '', gstRegistered: null },
    ]),
  );
  const people = [...new Map(rows.map((row) => [row.registrationNo, row])).values()].map(
    ({ agencyName: _, ...row }) => row,
  );
  return transact(at, async (within) => {
    for (const part of inParts([...byLicence.values()]))
      await within.db
        .insert(registerAgency)
        .values(part)
        .onConflictDoUpdate({ target: registerAgency.licenceNo, set: { name: sql`excluded.name` } });
    for (const { licenceNo, ...known } of agencies)
      await within.db
        .insert(registerAgency)
        .values({ licenceNo, ...known })
        .onConflictDoUpdate({ target: registerAgency.licenceNo, set: known });
    for (const part of inParts(people))
      await within.db
        .insert(registerSalesperson)
        .values(part)
        .onConflictDoUpdate({
          target: registerSalesperson.registrationNo,
          set: {
            name: sql`excluded.name`,
            licenceNo: sql`excluded.licence_no`,
            validFrom: sql`excluded.valid_from`,
            validTo: sql`excluded.valid_to`,
          },
        });
    const counts = { agencies: byLicence.size, salespeople: people.length };
    await record(within, {
      aggregate: 'register',
      aggregateId: 'agencies',
      action: 'register.imported',
      detail: counts,
    });
    return counts;
  });
};
