import type pg from 'pg';
import { ConfigError } from '../config.ts';
import { nextKey, promoteNextKey, readMasterKey, type Where } from './key-file.ts';
import { noteSealingKey } from './sealing-key.ts';
import { makeSecrets, type Secrets } from './secrets.ts';

/**
 * The key that this database is sealed with, or no start at all: a server with another would seal what nobody can read
 * together. A rotation that was cut after its commit is finished here.
 */
export const openSecrets = async (config: Where, client: Pick<pg.Pool, 'query'>): Promise<Secrets> => {
  const secrets = makeSecrets(await readMasterKey(config));
  const known = await noteSealingKey(client, secrets.keyId);
  if (known === secrets.keyId) return secrets;
  const next = await nextKey(config);
  if (next && makeSecrets(next).keyId === known) {
    await promoteNextKey(config.dataDir, secrets.keyId);
    return makeSecrets(next);
  }
  throw new ConfigError(
    `this is another encryption key (${secrets.keyId}) than the one that the database is sealed with (${known}). ` +
      'Put that one back: in ENCRYPTION_KEY, or in DATA_DIR/encryption.key.',
  );
};
