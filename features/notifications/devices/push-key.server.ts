import type { Services } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { SealedColumn } from '#platform/server/secrets/rotate-key.ts';

/** The pair of keys by which push services know who sends (VAPID, RFC 8292), base64url. */
export type PushKey = { publicKey: string; privateKey: string };

const place = 'push-key';

export const sealedPushKey: SealedColumn = { table: 'push_key', id: 'id', sealed: 'sealed', place: () => place };

/** Made when it is first asked for. Of two that make one at the same time, the first counts. */
export const pushKeyOf = async ({ database, secrets }: Pick<Services, 'database' | 'secrets'>): Promise<PushKey> => {
  const find = () => ask<{ public: string; sealed: string }>(database, 'SELECT public, sealed FROM push_key', []);
  let [row] = await find();
  if (!row) {
    const { default: webPush } = await import('web-push');
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    await ask(database, 'INSERT INTO push_key (public, sealed) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      publicKey,
      secrets.seal(privateKey, place),
    ]);
    [row] = await find();
  }
  if (!row) throw new Error('The push key was not kept.');
  return { publicKey: row.public, privateKey: secrets.open(row.sealed, place) };
};
