import { implement } from '#platform/server/http/implement.ts';
import type { House } from '#platform/server/room.ts';
import { notifications } from '../contract/index.ts';
import { countUnread, listNotifications, markAllRead, markRead } from './read-notifications.ts';

export const notificationRoutes = ({ notices }: House) =>
  implement('notifications', notifications, {
    list: listNotifications(notices),
    unread: countUnread,
    read: markRead,
    readAll: markAllRead,
  });
