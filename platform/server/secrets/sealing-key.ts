import type pg from 'pg';

type Client = Pick<pg.Pool, 'query'>;

/** The id of the key that a database is sealed with, or undefined when nothing has run on it yet. */
export const readSealingKey = async (client: Client): Promise<string | undefined> =>
  (await client.query<{ keyId: string }>('SELECT key_id AS "keyId" FROM sealing_key')).rows[0]?.keyId;

/** The first server notes its key; every later one hears which that was. */
export const noteSealingKey = async (client: Client, keyId: string): Promise<string | undefined> => {
  await client.query('INSERT INTO sealing_key (key_id) VALUES ($1) ON CONFLICT DO NOTHING', [keyId]);
  return readSealingKey(client);
};
