import { parseArgs } from 'node:util';
import pg from 'pg';
import { demoPassword } from '#demo/accounts.ts';
import { fillBulk } from '#demo/bulk/fill-bulk.ts';
import { nameAccounts } from '#demo/bulk/name-accounts.ts';
import { loadDemo } from '#demo/load-demo.ts';
import { personPublic } from '#features/people/index.server.ts';
import type { Running } from '#platform/server/services.ts';
import { demoSteps } from './server-rooms.ts';
import { showLoading } from './words-at-start.ts';

const wholeNumber = (text: string | undefined, least: number, most: number): number | undefined => {
  const value = Number(text);
  return Number.isInteger(value) && value >= least && value <= most ? value : undefined;
};

/** Fills an empty database with the demo agency, or with a large one of so many salespeople and submissions. */
export const makeDemo = async (services: Running, words: string[]): Promise<number> => {
  const { values } = parseArgs({
    args: words,
    options: { agents: { type: 'string' }, submissions: { type: 'string' } },
  });
  const isLarge = values.agents !== undefined || values.submissions !== undefined;
  const salespeople = wholeNumber(values.agents ?? '12000', 10, 100_000);
  const submissions = wholeNumber(values.submissions ?? '1000000', 1_000, 20_000_000);
  if (!salespeople || !submissions) {
    console.error('Give whole numbers: --agents from 10 to 100000, --submissions from 1000 to 20000000.');
    return 2;
  }
  if (!isLarge) {
    await loadDemo(services, { steps: demoSteps, progress: showLoading(process.stderr) });
    return 0;
  }
  if ((await services.database.$count(personPublic)) > 0) {
    console.error(
      'There are people in this database. A large agency needs an empty one: set DATA_DIR or DATABASE_URL.',
    );
    return 2;
  }
  const client = new pg.Client({ connectionString: services.ownerUrl });
  await client.connect();
  try {
    await fillBulk(
      client,
      { salespeople, submissions },
      { password: demoPassword, report: (line) => console.error(line) },
    );
    await nameAccounts(services, client);
  } finally {
    await client.end();
  }
  return 0;
};
