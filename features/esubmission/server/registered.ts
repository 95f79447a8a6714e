import { findRegistered, hasRegister } from '#features/register/server/index.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import type { ExternalCobrokes, InternalCobrokes } from '../records.ts';
import type { RegisterFacts } from '../register-findings.ts';
import { signedOnRow } from '../terms.ts';
import type { EsubmissionRecord } from './load.ts';

type Shared = {
  external: Pick<ExternalCobrokes, 'rows'>;
  internal: Pick<InternalCobrokes, 'rows'>;
};

/** What the public register says of whoever shares; nothing while no register was loaded. */
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
  const known = await findRegistered(
    at.db,
    people.map(({ registrationNo }) => registrationNo),
  );
  if (known.length === 0 && !(await hasRegister(at.db))) return [];
  const day = signedOnRow(row) ?? today(at.clock);
  return people.map((each) => ({
    ...each,
    found: known.find(({ registrationNo }) => registrationNo === each.registrationNo),
    day,
  }));
};
