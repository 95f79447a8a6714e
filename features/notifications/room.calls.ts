import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, instant, requiredText, text } from '#platform/contract/fields.ts';
import { page, pageQuery } from '#platform/contract/paging.ts';
import { mostCounted } from './bell/most-counted.words.ts';

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

/** For the home page: the newest unread notifications. */
export const Newest = z.array(Notification);
export type Newest = z.output<typeof Newest>;

const ways = ['push', 'mail'] as const;
const choices = ['off', 'daily', 'now'] as const;

const Preference = z.object({
  kind: z.string(),
  label: z.string(),
  help: z.string(),
  /** null: it doesn't come that way. */
  bell: z.literal(true).nullable(),
  push: z.enum(choices).nullable(),
  mail: z.enum(choices).nullable(),
  /** Whether its mail can wait for the daily one. */
  hasDaily: z.boolean(),
});
export type Preference = z.output<typeof Preference>;

const hour = z.int('Choose an hour.').min(0).max(23).describe('An hour of the day in Singapore.');
/** The hours of Singapore in which nothing is pushed or mailed; the same hour twice is never. */
const QuietHours = z.strictObject({ from: hour, to: hour });
export type QuietHours = z.output<typeof QuietHours>;

const key = (bytes: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+={0,2}$/, 'This is no key of a browser.')
    .refine((text) => Math.floor((text.replace(/=+$/, '').length * 3) / 4) === bytes, 'This is no key of a browser.');

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
    command: true,
    body: z.strictObject({ ids: z.array(id()).min(1).max(200), isRead: z.boolean().default(true) }),
  }),
  readAll: endpoint({
    method: 'PUT',
    path: '/v1/notifications/read-all',
    who: 'signed-in',
    summary: 'Marks all notifications of the caller as read that there were when the newest one known to them came.',
    command: true,
    body: z.strictObject({ until: instant() }),
  }),
  preferences: endpoint({
    method: 'GET',
    path: '/v1/notification-preferences',
    who: 'signed-in',
    summary: 'How each kind of notification comes to the caller, and their quiet hours.',
    data: z.object({ kinds: z.array(Preference), quiet: QuietHours }),
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/v1/notification-preferences',
    who: 'signed-in',
    summary: 'Says how a kind of notification comes to the caller besides the bell.',
    command: true,
    body: z.strictObject({ kind: text(60), way: z.enum(ways), choice: z.enum(choices) }),
    refuses: ['invalid'],
  }),
  setQuietHours: endpoint({
    method: 'PUT',
    path: '/v1/notification-preferences/quiet-hours',
    who: 'signed-in',
    summary: 'Says in which hours nothing is pushed or mailed to the caller but the daily mail.',
    body: QuietHours,
    record: QuietHours,
  }),
  devices: endpoint({
    method: 'GET',
    path: '/v1/notification-devices',
    who: 'signed-in',
    summary: 'The browsers that get the caller’s notifications, and the key that another one is added with.',
    data: z.object({
      publicKey: z.string(),
      devices: z.array(
        z.object({
          id: id(),
          name: z.string(),
          /** SHA-256 of its address at the push service, in hex: a page finds its own browser by it. */
          print: z.string(),
          addedAt: z.iso.datetime(),
          reachedAt: z.iso.datetime().nullable(),
        }),
      ),
    }),
  }),
  addDevice: endpoint({
    method: 'POST',
    path: '/v1/notification-devices',
    who: 'signed-in',
    summary: 'Adds the caller’s browser, by what its push service gave it (PushSubscription).',
    body: z.strictObject({
      endpoint: z.url('This is no address of a push service.').max(1_000),
      keys: z.strictObject({ p256dh: key(65), auth: key(16) }),
      name: requiredText(80),
      /** Identifies the browser even when its push service changes its address. */
      mark: id(),
      /** A browser that was turned on before says where it is reached now. One that was removed meanwhile stays so. */
      isAgain: z.boolean().default(false),
    }),
    data: z.object({ isOn: z.boolean() }),
    limit: 30,
    refuses: ['invalid'],
  }),
  removeDevice: endpoint({
    method: 'DELETE',
    path: '/v1/notification-devices/{id}',
    who: 'signed-in',
    summary: 'Removes a browser of the caller.',
    params: z.strictObject({ id: id() }),
    message: 'The device is removed.',
  }),
  testDevice: endpoint({
    method: 'POST',
    path: '/v1/notification-devices/{id}/test',
    who: 'signed-in',
    summary: 'Sends a notification to a browser of the caller.',
    params: z.strictObject({ id: id() }),
    message: 'A notification is on its way.',
    limit: 20,
  }),
};
