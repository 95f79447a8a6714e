import type pg from 'pg';
import { hashPassword } from '#features/identity/server/index.ts';
import { withoutIndexes } from './bare-tables.ts';
import { caseTables, fillCases } from './cases.ts';
import { makeFunctions } from './functions.ts';
import { fillPeople } from './people.ts';

type Size = { salespeople: number; submissions: number };
type Options = { password: string; tell(line: string): void };

/**
 * Fills an empty, migrated database with a large agency, as the role that owns the tables. The rows are made inside
 * PostgreSQL, so that nothing crosses the wire as it would with COPY, and each index is built once at the end. There is no
 * audit trail: that tells what people did.
 */
export const fillBulk = async (client: pg.Client, size: Size, { password, tell }: Options): Promise<void> => {
  const began = performance.now();
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  await client.query('SET synchronous_commit = off');
  await client.query(makeFunctions);
  await fillPeople(client, size.salespeople, await hashPassword(password));
  await withoutIndexes(client, caseTables, () =>
    fillCases(client, size, (done) => tell(`${done} of ${size.submissions} submissions, ${seconds()}`)),
  );
  tell(`Indexes and keys are back, ${seconds()}`);
  await client.query('VACUUM ANALYZE');
  // For the owner of an embedded database; another's may not let everyone.
  await client.query('CHECKPOINT').catch(() => undefined);
  tell(
    `${size.salespeople} salespeople and ${size.submissions} submissions made in ${seconds()}, without an audit trail.`,
  );
};
