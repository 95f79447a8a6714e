import { deviceOf } from '#features/identity/sessions/devices.rules.ts';
import { send } from '#platform/web/api/send.ts';
import { api } from '../api.web.ts';
import { canPush, findSubscription, markOf, unmarkHere, unsubscribe } from './push.web.ts';

/** Sends the push subscription of this browser again if the user turned it on here: push services change addresses, and sessions end. */
export const stayReachable = async (userId: string): Promise<void> => {
  if (!canPush() || Notification.permission !== 'granted') return;
  const subscription = await findSubscription();
  if (!subscription) return;
  const mark = markOf(userId);
  // Somebody else turned it on here and did not sign out.
  if (!mark) return unsubscribe();
  const body = { ...subscription, name: deviceOf(navigator.userAgent), mark, isAgain: true };
  const { isOn } = await send(api.addDevice, { body });
  // It was removed on another device.
  if (isOn) return;
  unmarkHere();
  await unsubscribe();
};
