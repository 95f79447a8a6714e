import { implement } from '#platform/server/http/implement.ts';
import type { House } from '#platform/server/room.ts';
import { notifications } from '../contract/index.ts';
import { addDevice, listDevices, removeDevice, testDevice } from './devices/devices.ts';
import { choose, readPreferences, setQuietHours } from './preferences.ts';
import { countUnread, listNotifications, markAllRead, markRead } from './read-notifications.ts';

export const notificationRoutes = ({ notices }: House) =>
  implement('notifications', notifications, {
    list: listNotifications(notices),
    unread: countUnread,
    read: markRead,
    readAll: markAllRead,
    preferences: readPreferences(notices),
    choose: choose(notices),
    setQuietHours,
    devices: listDevices,
    addDevice,
    removeDevice,
    testDevice,
  });
