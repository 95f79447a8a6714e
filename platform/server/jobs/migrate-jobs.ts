import { PgBoss } from 'pg-boss';

/** Makes or upgrades the queue's own schema, as the owner, in the migration step: a running server never does. */
export const migrateJobs = async (ownerUrl: string): Promise<void> => {
  const boss = new PgBoss({ connectionString: ownerUrl, max: 1, migrate: true, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
};
