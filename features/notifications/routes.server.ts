import { implement } from '#platform/server/http/implement.ts';
import type { House } from '#platform/server/room.ts';
import { countUnread, listNotifications, markAllRead, markRead } from './bell/read-notifications.server.ts';
import { choose, readPreferences, setQuietHours } from './choices/preferences.server.ts';
import { addDevice, listDevices, removeDevice, testDevice } from './devices/devices.server.ts';
import { notifications } from './room.calls.ts';

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
