import { test } from 'vitest';
import { killBoth, killPostgres, killServer, survives } from './kill/rounds.ts';

/** test/kill.long.ts has twenty of each. */
test('acknowledged work survives kill -9 of the server, of PostgreSQL and of both at once while clients submit', {
  timeout: 300_000,
}, async () => {
  await survives([killServer, killPostgres, killBoth]);
});
