import {
  cleanNotifications,
  createNotificationsStore,
  hideNotification,
  Notifications,
  notificationsStore,
  showNotification,
} from '@mantine/notifications';
import { useEffect } from 'react';
import { toneIcons } from '../kit/status/tone.ts';
import classes from './Toasts.module.css';
import { connectToasts, type Toast } from './toast.ts';

const appStore = createNotificationsStore();
let count = 0;

/** The same message twice in a row is one toast. */
const lastOf = new Map<string, string>();

function showToast({ message, tone, place, stay }: Toast) {
  const store = place === 'top-right' ? appStore : notificationsStore;
  if (place === 'top-right') cleanNotifications(store);
  const before = lastOf.get(`${place}${message}`);
  if (before) hideNotification(before, store);
  const id = `toast-${count++}`;
  lastOf.set(`${place}${message}`, id);
  const Icon = toneIcons[tone];
  showNotification(
    {
      id,
      position: place,
      autoClose: stay,
      icon: <Icon size={18} stroke={2} />,
      message,
      role: tone === 'danger' ? 'alert' : 'status',
      className: classes.toast ?? '',
      'data-tone': tone,
      closeButtonProps: { 'aria-label': 'Close message' },
      onClose: () => lastOf.delete(`${place}${message}`),
    },
    store,
  );
}

/** The two places of toasts: results of calls at top centre, messages of the app at top right. */
export default function Toasts() {
  useEffect(() => connectToasts(showToast), []);
  return (
    <>
      <Notifications position="top-center" limit={4} containerWidth={400} />
      <Notifications store={appStore} position="top-right" limit={1} containerWidth={340} />
    </>
  );
}
