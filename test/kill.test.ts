import { test } from 'vitest';
import { killBoth, killPostgres, killServer, survives } from './kill/rounds.ts';

const rounds = 3;

test.each([
  ['of the server', killServer],
  ['of PostgreSQL', killPostgres],
  ['of both at once', killBoth],
])('acknowledged work survives kill -9 %s while clients submit', { timeout: 300_000 }, async (_, kill) => {
  await survives(kill, rounds);
});
