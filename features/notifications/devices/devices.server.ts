import { randomUUID } from 'node:crypto';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { SealedColumn } from '#platform/server/secrets/rotate-key.ts';
import { hashToken } from '#platform/server/secrets/secrets.ts';
import { notify } from '../notify.server.ts';
import type { notifications } from '../room.calls.ts';
import { deliverJob } from '../signals.server.ts';
import { pushKeyOf } from './push-key.server.ts';
import { isPushOrigin } from './push-origin.rules.ts';
import { tested } from './tested.server.ts';

/** Push subscription of a browser: its address at the push service and the keys that encrypt its messages. */
export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };

export const deviceAt = (id: string) => `notification-device:${id}`;
export const sealedDevices: SealedColumn = {
  table: 'notification_device',
  id: 'id',
  sealed: 'sealed',
  place: deviceAt,
};

/** Per person. */
const mostDevices = 10;

type Device = { id: string; name: string; addedAt: string; reachedAt: string | null; endpointHash: Buffer };

/** The actor's devices, and the key that a browser asks its push service with. */
export const listDevices = async (at: Reading) => {
  const [rows, { publicKey }] = await Promise.all([
    ask<Device>(
      at.db,
      `SELECT id, name, added_at AS "addedAt", reached_at AS "reachedAt", endpoint_hash AS "endpointHash"
       FROM notification_device WHERE person_id = $1 ORDER BY added_at DESC, id`,
      [at.actor.userId],
    ),
    pushKeyOf(at),
  ]);
  const devices = rows.map(({ endpointHash, ...device }) => ({ ...device, print: endpointHash.toString('hex') }));
  return { devices, publicKey };
};

const wasRemoved = 'SELECT FROM notification_device_removed WHERE person_id = $1 AND mark = $2';

/** The same address of somebody else, and the same browser at another address. */
const elsewhere = `
  DELETE FROM notification_device
  WHERE endpoint_hash = :hash AND person_id <> :me OR endpoint_hash <> :hash AND person_id = :me AND mark = :mark`;

/** Adds the browser that the actor uses, or takes it over from the person who used it before. */
export const addDevice = async (at: Writing, { body }: Input<typeof notifications.addDevice>) => {
  const { endpoint, keys, name, mark, isAgain } = body;
  if (!isPushOrigin(endpoint, at.config.pushOrigins))
    throw new Refusal(
      'device.invalid',
      'This browser’s push service is not one that the agency allows. Use Chrome, Edge, Firefox or Safari.',
      { field: 'endpoint' },
    );
  const hash = hashToken(endpoint);
  const { userId: me, sessionId } = at.actor;
  if (isAgain && (await ask(at.db, wasRemoved, [me, mark])).length > 0) return { isOn: false };
  await ask(at.db, 'DELETE FROM notification_device_removed WHERE person_id = $1 AND mark = $2', [me, mark]);
  await ask(at.db, elsewhere, { hash, me, mark });
  const [updated] = await ask<{ id: string }>(
    at.db,
    'UPDATE notification_device SET session_id = :sessionId, mark = :mark WHERE endpoint_hash = :hash RETURNING id',
    { hash, sessionId, mark },
  );
  if (updated) return { isOn: true };
  const id = randomUUID();
  const values = {
    id,
    me,
    sessionId,
    hash,
    sealed: at.secrets.seal(JSON.stringify({ endpoint, keys }), deviceAt(id)),
    name,
    mark,
    now: at.clock.now().toString(),
  };
  await ask(
    at.db,
    `INSERT INTO notification_device (id, person_id, session_id, endpoint_hash, sealed, name, mark, added_at)
     VALUES (:id, :me, :sessionId, :hash, :sealed, :name, :mark, :now)`,
    values,
  );
  // Above the limit, the device that was added first is removed.
  await ask(
    at.db,
    `DELETE FROM notification_device WHERE person_id = :me AND id NOT IN (
       SELECT id FROM notification_device WHERE person_id = :me ORDER BY added_at DESC, id LIMIT ${mostDevices}
     )`,
    { me },
  );
  await record(at, { aggregate: 'person', aggregateId: me, action: 'person.device-added', detail: { name } });
  return { isOn: true };
};

type OfDevice = Input<typeof notifications.removeDevice>;

/** Its browser still has its mark, and learns by it that it was removed. */
const remove = `
  WITH gone AS (DELETE FROM notification_device WHERE id = :id AND person_id = :me RETURNING person_id, mark, name), kept AS (
    INSERT INTO notification_device_removed (person_id, mark) SELECT person_id, mark FROM gone ON CONFLICT DO NOTHING
  )
  SELECT name FROM gone`;

export const removeDevice = async (at: Writing, { params }: OfDevice): Promise<undefined> => {
  const [gone] = await ask<{ name: string }>(at.db, remove, { id: params.id, me: at.actor.userId });
  if (!gone) throw missing('device');
  await record(at, {
    aggregate: 'person',
    aggregateId: at.actor.userId,
    action: 'person.device-removed',
    detail: { name: gone.name },
  });
  return undefined;
};

/** Sends a notification to this device alone, also in quiet hours. */
export const testDevice = async (at: Writing, { params }: OfDevice): Promise<undefined> => {
  const me = at.actor.userId;
  const [device] = await ask<{ name: string }>(
    at.db,
    'SELECT name FROM notification_device WHERE id = $1 AND person_id = $2',
    [params.id, me],
  );
  if (!device) throw missing('device');
  const key = `device-test.${randomUUID()}`;
  await notify(at, tested, {
    to: [me],
    key,
    title: 'Notifications work',
    line: `This one was sent to ${device.name}.`,
    link: '/NotificationDeviceMgt',
  });
  await ask(
    at.db,
    `INSERT INTO notification_delivery (person_id, way, notification_id, device_id, due_at)
     SELECT person_id, 'push', id, :device, :now FROM notification WHERE person_id = :me AND key = :key`,
    { me, key, device: params.id, now: at.clock.now().toString() },
  );
  await at.jobs.send(at.db, deliverJob, {});
  return undefined;
};
