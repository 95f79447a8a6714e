import type { Subscription } from './subscription.web.ts';

/** Whether this browser can be pushed to. On a plain http address it can't. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && window.isSecureContext;

const worker = '/sw.js';

const toInput = (subscription: PushSubscription): Subscription => {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
};

/** The push subscription of this browser, if it has one. */
export const findSubscription = async (): Promise<Subscription | undefined> => {
  if (!canPush()) return undefined;
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? toInput(subscription) : undefined;
};

/** Asks the person and the push service. undefined: the person said no. */
export const subscribe = async (publicKey: string): Promise<Subscription | undefined> => {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register(worker);
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made with another key is of no use.
  await (await pushManager.getSubscription())?.unsubscribe();
  return toInput(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
};

export const unsubscribe = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration('/');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
};

/** SHA-256 in hex of a push address, by which the server knows it. */
export const printOf = async ({ endpoint }: Subscription): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Remembers in this browser who turned it on, and the mark by which the server knows it: for anybody else it stays off. */
const place = 'gable.notifications-here';

export const markHere = (userId: string): string => {
  const mark = crypto.randomUUID();
  try {
    localStorage.setItem(place, `${userId} ${mark}`);
  } catch {
    // A browser that keeps nothing asks again.
  }
  return mark;
};

export const unmarkHere = (): void => {
  try {
    localStorage.removeItem(place);
  } catch {
    // It kept nothing.
  }
};

/** The mark of this browser, if this person turned it on. */
export const markOf = (userId: string): string | undefined => {
  try {
    const [whose, mark] = localStorage.getItem(place)?.split(' ') ?? [];
    return whose === userId ? (mark ?? markHere(userId)) : undefined;
  } catch {
    return undefined;
  }
};
