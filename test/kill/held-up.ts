import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { runningUrls } from '#platform/server/database/embedded/connect.ts';

/** Locks a table against writes until `letGo`, or until PostgreSQL is killed. `isWaitedFor` ends when somebody waits to write. */
export const holdUp = async (dataDir: string, table: string) => {
  const client = new pg.Client({ connectionString: runningUrls(dataDir).ownerUrl });
  // A kill ends this connection, too.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`BEGIN; LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`);
  const waiting = 'SELECT FROM pg_locks WHERE relation = $1::regclass AND NOT granted';
  return {
    isWaitedFor: async () => {
      while ((await client.query(waiting, [table])).rowCount === 0) await sleep(10);
    },
    letGo: () => client.end().catch(() => undefined),
  };
};
