import type { Services } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Due } from '../delivery/due.server.ts';
import { deviceAt, type Subscription } from './devices.server.ts';
import { pushKeyOf } from './push-key.server.ts';
import { isPushOrigin } from './push-origin.rules.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'config' | 'secrets'>;

/** A push service keeps it for so long, in seconds, while the device is off. */
const keptFor = 24 * 60 * 60;
const patienceMs = 10_000;

/** Sends to a device. One that is gone for good is removed. @throws Error, to be tried again. */
export const sendPush = async (at: Needs, { id, deviceId, sealedDevice, title, line, link }: Due): Promise<void> => {
  if (!deviceId || !sealedDevice) return;
  const subscription: Subscription = JSON.parse(at.secrets.open(sealedDevice, deviceAt(deviceId)));
  // The list may have got shorter since the device was added.
  if (!isPushOrigin(subscription.endpoint, at.config.pushOrigins)) return removeDevice(at, deviceId);
  const { publicKey, privateKey } = await pushKeyOf(at);
  // The first push loads it: the server starts without.
  const { default: webPush } = await import('web-push');
  const { endpoint, headers, body } = webPush.generateRequestDetails(
    subscription,
    JSON.stringify({ id, title, line, link }),
    {
      TTL: keptFor,
      urgency: 'high',
      // Sent again after a lost answer, it takes the place of the first.
      topic: id.replaceAll('-', ''),
      vapidDetails: { subject: subjectOf(at.config.publicUrl), publicKey, privateKey },
    },
  );
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: headers as Record<string, string>,
    body: new Uint8Array(body as Buffer),
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  });
  await answer.body?.cancel();
  if (answer.status === 404 || answer.status === 410) return removeDevice(at, deviceId);
  if (!answer.ok) throw new Error(`The push service answered ${answer.status}.`);
  await ask(at.database, 'UPDATE notification_device SET reached_at = $2 WHERE id = $1', [
    deviceId,
    at.clock.now().toString(),
  ]);
};

/** Contact for push services: a mail or https address. */
const subjectOf = (publicUrl: string) => (publicUrl.startsWith('https:') ? publicUrl : 'mailto:no-reply@gable.example');

const removeDevice = async ({ database }: Needs, deviceId: string): Promise<void> => {
  await ask(database, 'DELETE FROM notification_device WHERE id = $1', [deviceId]);
};
