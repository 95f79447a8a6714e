import type pg from 'pg';
import { hashPassword } from '#features/identity/server/index.ts';
import { withoutIndexes } from './bare-tables.ts';
import { caseTables, fillCases } from './cases.ts';
import { makeFunctions } from './functions.ts';
import { moneyTables } from './money.ts';
import { fillPayouts, withoutJournalTriggers } from './payouts.ts';
import { fillPeople } from './people.ts';

type Size = { salespeople: number; submissions: number };
type Options = { password: string; report(line: string): void };

/**
 * Fills an empty, migrated database with a large agency. `client` connects as the owner of the tables. PostgreSQL makes
 * the rows itself, so that no rows are sent to it, and each index is built once at the end. There is no audit trail,
 * because nobody did these changes.
 */
export const fillBulk = async (client: pg.Client, size: Size, { password, report }: Options): Promise<void> => {
  const began = performance.now();
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  await client.query('SET synchronous_commit = off');
  await client.query(makeFunctions);
  await fillPeople(client, size.salespeople, await hashPassword(password));
  await withoutJournalTriggers(client, () =>
    withoutIndexes(client, [...caseTables, ...moneyTables], async () => {
      await fillCases(client, size, (done) => report(`${done} of ${size.submissions} submissions, ${seconds()}`));
      await fillPayouts(client);
      report(`Paid out, ${seconds()}`);
    }),
  );
  report(`Indexes and keys are back, ${seconds()}`);
  await client.query('VACUUM ANALYZE');
  // Some servers don't allow CHECKPOINT; it only makes later measurements steadier.
  await client.query('CHECKPOINT').catch(() => undefined);
  report(
    `${size.salespeople} salespeople and ${size.submissions} submissions made in ${seconds()}, without an audit trail.`,
  );
};
