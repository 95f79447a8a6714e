import { personPublic } from '#features/people/index.server.ts';
import { internalOrigin, type Services } from '#platform/server/context.ts';
import { nothingThere } from '#platform/server/operator-error.ts';
import { makeNextKey, promoteNextKey } from '#platform/server/secrets/key-file.ts';
import { requireAlone, rotateKey } from '#platform/server/secrets/rotate-key.ts';
import { sealedColumns, serverRooms } from './server-rooms.ts';

const hangingOnKey = {
  sealed: sealedColumns,
  keyed: serverRooms.flatMap(({ keyed = [] }) => keyed),
};

const origin = internalOrigin('cli');

/**
 * Seals everything with another key: NEXT_ENCRYPTION_KEY if it is set, else a new key file that replaces the old one.
 */
export const changeKey = async (services: Services): Promise<number> => {
  const { config, secrets, database } = services;
  if (config.encryptionKey && !config.nextEncryptionKey) {
    console.error(
      'The key comes from ENCRYPTION_KEY: give the next one in NEXT_ENCRYPTION_KEY (openssl rand -base64 32).',
    );
    return 2;
  }
  if ((await database.$count(personPublic)) === 0)
    throw nothingThere('Nobody is in this database, so nothing was sealed anew. Is it the one that the servers have?');
  const at = { ...services, ...origin, actor: null, db: database };
  await requireAlone(at);
  const next = config.encryptionKey
    ? Buffer.from(config.nextEncryptionKey ?? '', 'base64')
    : await makeNextKey(config.dataDir);
  const count = await rotateKey(at, hangingOnKey, next);
  console.error(`${count} values are sealed with the new key. Recovery codes of the second step are to be made anew.`);
  console.error(
    config.encryptionKey
      ? 'Set ENCRYPTION_KEY to it before you start Gable. Keep the old one for as long as you keep older backups.'
      : `It is in encryption.key. The old one is ${await promoteNextKey(config.dataDir, secrets.keyId)}: keep it for as long as you keep older backups, away from this folder.`,
  );
  return 0;
};
