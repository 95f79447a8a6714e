import type pg from 'pg';
import { ConfigError } from '../config.ts';
import { nextKey, promoteNextKey, readMasterKey, type Where } from './key-file.ts';
import { makeSecrets, type Secrets } from './secrets.ts';

type Client = Pick<pg.Pool, 'query'>;

/**
 * The key that this database is sealed with. A server with another key does not start: some values would then open with one
 * key and some with the other. A rotation that was interrupted after its commit is finished here.
 */
export const openSecrets = async (config: Where, client: Client): Promise<Secrets> => {
  const secrets = makeSecrets(await readMasterKey(config));
  const sealedWith = await noteSealingKey(client, secrets.keyId);
  if (sealedWith === secrets.keyId) return secrets;
  const next = await nextKey(config);
  if (next && makeSecrets(next).keyId === sealedWith) {
    await promoteNextKey(config.dataDir, secrets.keyId);
    return makeSecrets(next);
  }
  throw new ConfigError(
    `this is another encryption key (${secrets.keyId}) than the one that the database is sealed with (${sealedWith}). ` +
      'Put that one back: in ENCRYPTION_KEY, or in DATA_DIR/encryption.key.',
  );
};

/** The id of the key that a database is sealed with, or undefined when nothing has run on it yet. */
export const readSealingKey = async (client: Client): Promise<string | undefined> =>
  (await client.query<{ keyId: string }>('SELECT key_id AS "keyId" FROM sealing_key')).rows[0]?.keyId;

/** The first server stores the id of its key. Answers the id that is stored. */
const noteSealingKey = async (client: Client, keyId: string): Promise<string | undefined> => {
  await client.query('INSERT INTO sealing_key (key_id) VALUES ($1) ON CONFLICT DO NOTHING', [keyId]);
  return readSealingKey(client);
};
