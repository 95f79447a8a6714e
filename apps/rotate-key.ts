import { sealedNumbers } from '#features/esubmission/server/index.ts';
import { keyedTables, sealedSecrets } from '#features/identity/server/index.ts';
import { sealedAccounts } from '#features/people/server/index.ts';
import { internalOrigin, type Services } from '#platform/server/context.ts';
import { makeNextKey, promoteNextKey } from '#platform/server/secrets/key-file.ts';
import { requireAlone, rotateKey } from '#platform/server/secrets/rotate-key.ts';

const hangingOnKey = { sealed: [...sealedNumbers, ...sealedAccounts, ...sealedSecrets], keyed: keyedTables };

const origin = internalOrigin('cli');

/** Everything sealed, by another key: NEXT_ENCRYPTION_KEY after ENCRYPTION_KEY, or a new file in the place of the file. */
export const changeKey = async (services: Services): Promise<number> => {
  const { config, secrets, database } = services;
  if (config.encryptionKey && !config.nextEncryptionKey) {
    console.error(
      'The key comes from ENCRYPTION_KEY: give the next one in NEXT_ENCRYPTION_KEY (openssl rand -base64 32).',
    );
    return 2;
  }
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
