import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/fields.ts';
import { page, pageQuery } from '#platform/contract/paging.ts';
import { mostCounted } from './most-counted.ts';

/** A notification, as the bell shows it. */
export const Notification = z.object({
  id: id(),
  kind: z.string(),
  title: z.string(),
  line: z.string(),
  /** A path of ours. */
  link: z.string(),
  /** The words of its button. */
  action: z.string(),
  isUrgent: z.boolean(),
  at: z.iso.datetime(),
  isRead: z.boolean(),
});
export type Notification = z.output<typeof Notification>;

export const notifications = {
  list: endpoint({
    method: 'GET',
    path: '/v1/notifications',
    who: 'signed-in',
    summary: 'The caller’s notifications, the newest first.',
    query: z.strictObject({ ...pageQuery(['at'], 30), unread: z.enum(['1']).optional() }),
    data: page(Notification),
  }),
  unread: endpoint({
    method: 'GET',
    path: '/v1/notifications/unread',
    who: 'signed-in',
    summary: `How many notifications the caller has not read, up to ${mostCounted}.`,
    data: z.object({ count: z.int().min(0).max(mostCounted) }),
  }),
  read: endpoint({
    method: 'PUT',
    path: '/v1/notifications/read',
    who: 'signed-in',
    summary: 'Marks notifications of the caller as read, or as unread again.',
    body: z.strictObject({ ids: z.array(id()).min(1).max(200), isRead: z.boolean().default(true) }),
  }),
  readAll: endpoint({
    method: 'PUT',
    path: '/v1/notifications/read-all',
    who: 'signed-in',
    summary: 'Marks all notifications of the caller as read that there were when the newest one known to them came.',
    body: z.strictObject({ until: z.iso.datetime() }),
  }),
};
