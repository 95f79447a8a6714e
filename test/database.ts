import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { migrate } from '#platform/server/database/migrate.ts';
import { migrateJobs } from '#platform/server/jobs/migrate-jobs.ts';

const template = 'gable_template';

const at = (url: string, database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href;

/** A migrated database of one's own, of an agency that is registered for GST, cloned from a template that the first caller of a run makes. */
export const freshDatabase = () =>
  aDatabase(async (admin, owner) => {
    const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (!rowCount) await makeTemplate(admin, owner);
    return template;
  });

/** A database of one's own without a table. */
export const emptyDatabase = () => aDatabase(async () => 'gable');

const aDatabase = async (templateOf: (admin: pg.Client, owner: string) => Promise<string>) => {
  const owner = inject('ownerUrl');
  // Not in `gable` itself: a database that is a template may have no visitors.
  const admin = new pg.Client({ connectionString: at(owner, 'postgres') });
  await admin.connect();
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  // Files are copied, and not block by block with a log of each: that took four times as long.
  // Cloning needs the template to itself; the lock is the run's, held by one file at a time.
  await admin.query('SELECT pg_advisory_lock(42)');
  try {
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${await templateOf(admin, owner)} STRATEGY FILE_COPY`);
  } finally {
    await admin.end();
  }
  return { ownerUrl: at(owner, name), appUrl: at(inject('appUrl'), name) };
};

const makeTemplate = async (admin: pg.Client, owner: string) => {
  const draft = `${template}_draft`;
  await admin.query(`DROP DATABASE IF EXISTS ${draft}`);
  await admin.query(`CREATE DATABASE ${draft} TEMPLATE gable`);
  await migrate(at(owner, draft));
  await migrateJobs(at(owner, draft));
  const client = new pg.Client({ connectionString: at(owner, draft) });
  await client.connect();
  await client.query(
    `INSERT INTO setting (key, value, version) VALUES ('gstRegistration', '{"from": "1994-04-01", "until": null}', 1)`,
  );
  await client.end();
  await admin.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
};
