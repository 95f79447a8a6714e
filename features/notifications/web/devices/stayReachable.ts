import { deviceOf } from '#features/identity/rules/devices.ts';
import { send } from '#platform/web/api/send.ts';
import { api } from '../api.ts';
import { canPush, findSubscription, isMarkedHere, unsubscribe } from './push.ts';

/** Says anew where this browser is reached, for whoever turned it on here: push services change addresses, and sessions end. */
export const stayReachable = async (userId: string): Promise<void> => {
  if (!canPush() || Notification.permission !== 'granted') return;
  const found = await findSubscription();
  if (!found) return;
  // Somebody else turned it on here and did not sign out.
  if (!isMarkedHere(userId)) await unsubscribe();
  else await send(api.addDevice, { body: { ...found, name: deviceOf(navigator.userAgent) } });
};
