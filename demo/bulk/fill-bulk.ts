import type pg from 'pg';
import { hashPassword } from '#features/identity/index.server.ts';
import { withoutIndexes, withoutTriggers } from './bare-tables.ts';
import { caseTables, fillCases } from './cases.ts';
import { fillCobrokers } from './cobrokers.ts';
import { fillDebts } from './debts.ts';
import { fillDesk } from './desk.ts';
import { makeFunctions } from './functions.ts';
import { moneyTables } from './money.ts';
import { closeMonths } from './months.ts';
import { fillPayouts } from './payouts.ts';
import { fillPeople } from './people.ts';

/** The earnings of the last months wait for a payout run: by default so many that nearly everyone has something to get. */
type Size = { salespeople: number; submissions: number; unpaidMonths?: number };
type Options = { password: string; report(line: string): void };

const filled = [...caseTables, ...moneyTables];

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
  await withoutTriggers(client, filled, () =>
    withoutIndexes(client, filled, async () => {
      await fillCases(client, { unpaidMonths: 9, ...size }, (done) =>
        report(`${done} of ${size.submissions} submissions, ${seconds()}`),
      );
      await fillPayouts(client);
      await fillCobrokers(client);
      await closeMonths(client);
      report(`Paid out, ${seconds()}`);
    }),
  );
  report(`Indexes and keys are back, ${seconds()}`);
  await fillDesk(client);
  await fillDebts(client);
  report(`The desk has its work, ${seconds()}`);
  await client.query('VACUUM ANALYZE');
  // Some servers don't allow CHECKPOINT; it only makes later measurements steadier.
  await client.query('CHECKPOINT').catch(() => undefined);
  report(
    `${size.salespeople} salespeople and ${size.submissions} submissions made in ${seconds()}, without an audit trail.`,
  );
};
