import { test } from 'vitest';
import { survivesPayouts } from './kill/payouts.ts';
import { killPostgres, killServer } from './kill/rounds.ts';

test('runs of 5,000 lines are done once, though server and database are killed at every step, twice', {
  timeout: 900_000,
}, async () => {
  await survivesPayouts([killServer, killPostgres], 2);
});
