import { test } from 'vitest';
import { killBoth, killPostgres, killServer, survives } from './kill/rounds.ts';

const rounds = 20;

test.each([
  ['of the server', killServer],
  ['of PostgreSQL', killPostgres],
  ['of both at once', killBoth],
])('acknowledged work survives twenty times kill -9 %s while clients submit', async (_, kill) => {
  await survives(Array(rounds).fill(kill));
});
