// A small Gable for the tests to kill: starts the database, then writes numbered rows and says which were acknowledged.
import { Client } from 'pg';
import { EmbeddedPostgresFailure } from '../failure.ts';
import { startEmbeddedPostgres } from '../start.ts';

const say = (event: string, detail: object) => process.stdout.write(`${JSON.stringify({ event, ...detail })}\n`);
const dataDir = process.argv[2] ?? '';

try {
  const began = performance.now();
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const ms = Math.round(performance.now() - began);
  const client = new Client(postgres.ownerUrl);
  await client.connect();
  await client.query('CREATE TABLE IF NOT EXISTS written (n integer PRIMARY KEY)');
  const { rows } = await client.query<{ n: number }>('SELECT n FROM written ORDER BY n');
  say('ready', { pid: postgres.pid, url: postgres.url, ms, rows: rows.map(({ n }) => n) });
  for (let n = (rows.at(-1)?.n ?? 0) + 1; ; n++) {
    await client.query('INSERT INTO written VALUES ($1)', [n]);
    say('acknowledged', { n });
  }
} catch (error) {
  if (!(error instanceof EmbeddedPostgresFailure)) throw error;
  say('failed', { reason: error.reason, message: error.message });
}
