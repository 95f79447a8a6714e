import pg from 'pg';
import { expect } from 'vitest';
import { hashToken, newToken } from '#platform/server/secrets/secrets.ts';
import { aDataDir, aGable } from '../a-gable.ts';
import { freshDatabase } from '../database.ts';
import { runCommand } from '../gable-process.ts';

const password = 'a long enough password';

/** A server without the demo on a database of the test's PostgreSQL, and its administrator's session. */
export const aPlainGable = async (
  env: (appUrl: string) => Promise<Record<string, string>> | Record<string, string>,
) => {
  const { appUrl, ownerUrl } = await freshDatabase();
  const dataDir = aDataDir();
  const own = { DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl, DEMO: '0' };
  const words = ['add-admin', 'grace', 'grace@gable.example', 'Grace', 'Ong'];
  expect(await runCommand(dataDir, words, own, password)).toMatchObject({ code: 0 });
  const gable = await aGable({ dataDir, env: { ...own, HOST: '127.0.0.1', ...(await env(appUrl)) } });
  await gable.untilReady();
  const headers = { authorization: `Bearer ${await openSession(ownerUrl)}` };
  return { gable, appUrl, ownerUrl, headers };
};

/** As after a sign-in with the app that an administrator needs. */
const openSession = async (ownerUrl: string): Promise<string> => {
  const token = newToken();
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(
    `WITH app AS (INSERT INTO authenticator (person_id, secret, confirmed_at) SELECT id, 'none', now() FROM person)
     INSERT INTO session (token_hash, person_id, via, created_at, expires_at, last_seen_at, address, user_agent)
     SELECT $1, id, 'password', now(), now() + interval '4 hours', now(), 'test', 'test' FROM person`,
    [hashToken(token)],
  );
  await client.end();
  return token;
};
