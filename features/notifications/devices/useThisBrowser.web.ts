import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMe } from '#features/identity/index.web.ts';
import { deviceOf } from '#features/identity/sessions/devices.rules.ts';
import { send } from '#platform/web/api/send.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { api } from '../api.web.ts';
import { canPush, findSubscription, markHere, printOf, subscribe, unmarkHere, unsubscribe } from './push.web.ts';

const key = ['this-browser'];

/** Whether this browser gets notifications, and what turns it on and off. */
export const useThisBrowser = (publicKey: string) => {
  const { userId } = useMe();
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const { data: print = null } = useQuery({
    queryKey: key,
    queryFn: async () => {
      const subscription = await findSubscription();
      return subscription ? printOf(subscription) : null;
    },
  });
  const during = async (work: () => Promise<void>) => {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      toastResult(
        error instanceof DOMException
          ? 'The browser’s push service can’t be reached. Try again later.'
          : (error as Error).message,
        'danger',
      );
    } finally {
      setIsBusy(false);
      await queries.invalidateQueries();
    }
  };
  const turnOn = () =>
    during(async () => {
      const subscription = await subscribe(publicKey);
      if (!subscription) return;
      const mark = markHere(userId);
      await send(api.addDevice, { body: { ...subscription, name: deviceOf(navigator.userAgent), mark } });
      toastResult('This browser gets your notifications.');
    });
  const turnOff = (id: string) =>
    during(async () => {
      await send(api.removeDevice, { params: { id } });
      await unsubscribe();
      unmarkHere();
    });
  const state: NotificationPermission | 'impossible' = canPush() ? Notification.permission : 'impossible';
  return { print, state, isBusy, turnOn, turnOff };
};
