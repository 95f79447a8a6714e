import { boolean, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Who } from '#platform/contract/endpoint.ts';
import { bytesColumn, dayColumn, instantColumn } from '#platform/server/database/columns.ts';

export const notification = pgTable('notification', {
  id: uuid().defaultRandom().primaryKey(),
  personId: uuid('person_id').notNull(),
  kind: text().notNull(),
  key: text().notNull(),
  batch: uuid().notNull(),
  title: text().notNull(),
  line: text().notNull(),
  link: text().notNull(),
  who: text().$type<Who>(),
  mailedOn: dayColumn('mailed_on'),
  createdAt: instantColumn('created_at').notNull(),
  readAt: instantColumn('read_at'),
});

export const notificationHours = pgTable('notification_hours', {
  personId: uuid('person_id').primaryKey(),
  quietFrom: smallint('quiet_from').notNull(),
  quietTo: smallint('quiet_to').notNull(),
});

export const notificationDevice = pgTable('notification_device', {
  id: uuid().defaultRandom().primaryKey(),
  personId: uuid('person_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  endpointHash: bytesColumn('endpoint_hash').notNull(),
  sealed: text().notNull(),
  name: text().notNull(),
  mark: uuid().notNull().defaultRandom(),
  addedAt: instantColumn('added_at').notNull(),
  reachedAt: instantColumn('reached_at'),
});

export const notificationDeviceRemoved = pgTable('notification_device_removed', {
  personId: uuid('person_id').notNull(),
  mark: uuid().notNull(),
});

export const pushKey = pgTable('push_key', {
  id: boolean().default(true).primaryKey(),
  public: text().notNull(),
  sealed: text().notNull(),
});

export const notificationDelivery = pgTable('notification_delivery', {
  id: uuid().defaultRandom().primaryKey(),
  personId: uuid('person_id').notNull(),
  way: text().$type<'mail' | 'push' | 'daily'>().notNull(),
  notificationId: uuid('notification_id'),
  deviceId: uuid('device_id'),
  day: dayColumn(),
  dueAt: instantColumn('due_at').notNull(),
  takenAt: instantColumn('taken_at'),
  tries: smallint().notNull().default(0),
  settledAt: instantColumn('settled_at'),
  failure: text(),
});
