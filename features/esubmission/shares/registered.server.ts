import { findRegistered, registerDay } from '#features/register/server/index.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { signedOnRow } from '../info/terms.rules.ts';
import type { EsubmissionRecord } from '../record/load.server.ts';
import type { RegisterFacts } from './register.rules.ts';
import type { ExternalCobrokes, InternalCobrokes } from './shares.calls.ts';

type Shared = {
  external: Pick<ExternalCobrokes, 'rows'>;
  internal: Pick<InternalCobrokes, 'rows'>;
};

/** Everyone who shares with their entry in the public register; an empty list while no register is imported. */
export const registeredOf = async (
  at: Reading,
  row: EsubmissionRecord,
  { external, internal }: Shared,
): Promise<RegisterFacts[]> => {
  const people = [
    ...external.rows.map(({ salespersonName, registrationNo, agencyName, licenceNo }) => ({
      step: 'external' as const,
      name: salespersonName,
      registrationNo,
      agency: { name: agencyName, licenceNo },
    })),
    ...internal.rows.map(({ name, registrationNo }) => ({
      step: 'internal' as const,
      name,
      registrationNo,
      agency: undefined,
    })),
  ];
  const numbers = people.map(({ registrationNo }) => registrationNo);
  const [registered, importedOn] = await Promise.all([findRegistered(at.db, numbers), registerDay(at.db)]);
  if (!importedOn) return [];
  const day = signedOnRow(row) ?? today(at.clock);
  return people.map((each) => ({
    ...each,
    found: registered.find(({ registrationNo }) => registrationNo === each.registrationNo),
    day,
    importedOn,
  }));
};
