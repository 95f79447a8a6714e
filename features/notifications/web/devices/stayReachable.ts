import { deviceOf } from '#features/identity/rules/devices.ts';
import { send } from '#platform/web/api/send.ts';
import { api } from '../api.ts';
import { canPush, findSubscription, isMarkedHere } from './push.ts';

/** Says anew where this browser is reached, for whoever turned it on here: push services change addresses, and sessions end. */
export const stayReachable = async (userId: string): Promise<void> => {
  if (!canPush() || Notification.permission !== 'granted' || !isMarkedHere(userId)) return;
  const found = await findSubscription();
  if (found) await send(api.addDevice, { body: { ...found, name: deviceOf(navigator.userAgent) } });
};
