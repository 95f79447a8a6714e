import { randomUUID } from 'node:crypto';
import { firstChoice, peopleOf } from '#features/people/index.server.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { addDays, timeOf } from '#platform/contract/days.ts';
import type { Who } from '#platform/contract/endpoint.ts';
import type { NotificationKind } from '#platform/contract/notification-kind.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { channel, deliverJob } from './signals.server.ts';

type News = {
  /** Ids of people, or an audience (people/contract `Audience`) with exceptions. Disabled people are left out. */
  to: string[] | { audience: string[]; but?: string[] };
  /** Key of its subject: a person has one notification per key, however often it is sent again. */
  key: string;
  title: string;
  line: string;
  /** A path of ours, where the thing to do is. */
  link: `/${string}`;
  /** Desk that it belongs to, if its kind has no fixed one (`NotificationKind`). */
  who?: Who;
};

/** Longer words are cut. */
const longest = 300;
/** The daily mail of 08:00 covers notifications written until this time. */
const lastMailed = '07:55';

const choiceOf = (way: string, first: string) => `coalesce((
  SELECT choice FROM notice_choice_public c WHERE c.person_id = found.id AND c.kind = :kind AND c.way = '${way}'
), :${first})`;

/**
 * One statement, however many they are: the notifications, the mails and pushes of those who want them, and whether one of those is due
 * now.
 */
const written = (people: string) => `
  WITH fresh AS (
    INSERT INTO notification (person_id, kind, key, batch, title, line, link, who, created_at, mailed_on)
    SELECT found.id, :kind, :key, :batch, :title, :line, :link, :who, :at::timestamptz,
      CASE WHEN NOT :ownMail AND ${choiceOf('mail', 'mail')} = 'daily' THEN :mailDay::date END
    FROM (${people}) found
    ON CONFLICT (person_id, key) DO NOTHING
    RETURNING id, person_id
  ), found AS (
    SELECT fresh.person_id AS id, fresh.id AS notification_id,
      after_quiet_hours(:at::timestamptz, coalesce(h.quiet_from, 22), coalesce(h.quiet_to, 8)) AS due_at
    FROM fresh LEFT JOIN notification_hours h ON h.person_id = fresh.person_id
  ), once AS (
    INSERT INTO notification_delivery (person_id, way, notification_id, device_id, due_at)
    SELECT id, 'mail', notification_id, NULL, due_at FROM found
    WHERE NOT :ownMail AND ${choiceOf('mail', 'mail')} = 'now'
    UNION ALL
    SELECT found.id, 'push', notification_id, device.id, due_at
    FROM found JOIN notification_device device ON device.person_id = found.id
    WHERE ${choiceOf('push', 'push')} = 'now'
    RETURNING due_at
  )
  SELECT count(*)::int AS people, (SELECT coalesce(bool_or(due_at <= :at::timestamptz), false) FROM once) AS "isDue" FROM fresh`;

const toSome = written('SELECT p.id FROM person_public p WHERE p.id = ANY(:people::uuid[]) AND p.disabled_at IS NULL');
const toAudience = written(`SELECT p.id FROM (${peopleOf}) p WHERE p.id <> ALL(:but::uuid[])`);

/**
 * Notifies people, if and only if the change under way happens, and each of them once. It is in their bell at the commit, on pages that
 * are open within a moment, and is mailed and pushed as they chose.
 */
export const notify = async (at: Writing<Actor | null>, kind: NotificationKind, news: News): Promise<void> => {
  const { to, key, title, line, link, who = kind.who } = news;
  const batch = randomUUID();
  // Milliseconds only: a page sends this time back with that precision.
  const now = at.clock.now().round({ smallestUnit: 'millisecond', roundingMode: 'floor' }).toString();
  const day = today(at.clock);
  const values = {
    kind: kind.key,
    key,
    batch,
    title: title.slice(0, longest),
    line: line.slice(0, longest),
    link,
    who: who ?? null,
    at: now,
    ownMail: kind.ownMail ?? false,
    mail: firstChoice(kind, 'mail'),
    push: firstChoice(kind, 'push'),
    mailDay: timeOf(now) < lastMailed ? day : addDays(day, 1),
  };
  const [made] = Array.isArray(to)
    ? await ask<Made>(at.db, toSome, { ...values, people: to })
    : await ask<Made>(at.db, toAudience, { ...values, audience: to.audience, but: to.but ?? [], day });
  if (!made || made.people === 0) return;
  await ask(at.db, `SELECT pg_notify('${channel}', $1)`, [`new:${batch}`]);
  if (made.isDue) await at.jobs.send(at.db, deliverJob, {});
};

type Made = { people: number; isDue: boolean };

const settledWhere = (isMeant: string) => `
  UPDATE notification SET read_at = $2 WHERE ${isMeant} AND read_at IS NULL AND ($3::uuid IS NULL OR person_id = $3)
  RETURNING person_id AS "personId"`;
const settled = settledWhere('key = $1');
const settledAll = settledWhere('key LIKE ANY($1::text[])');

/** Marks what a key is about as read: it is done. Of one person, or, where one of several had to do it, of all. */
export const settle = (at: Writing<Actor | null>, key: string, personId?: string): Promise<void> =>
  settleWhere(at, settled, [key, at.clock.now().toString(), personId ?? null]);

/** The same for all keys that begin with one of these: ids of records that are done, for notices of any day or edition. */
export const settleAll = (at: Writing<Actor | null>, beginnings: string[], personId?: string): Promise<void> =>
  settleWhere(at, settledAll, [
    beginnings.map((beginning) => `${beginning}%`),
    at.clock.now().toString(),
    personId ?? null,
  ]);

const settleWhere = async (at: Writing<Actor | null>, statement: string, values: unknown[]) => {
  const rows = await ask<{ personId: string }>(at.db, statement, values, { prepared: false });
  const readers = [...new Set(rows.map(({ personId }) => personId))];
  for (const reader of readers.slice(0, 100))
    await ask(at.db, `SELECT pg_notify('${channel}', $1)`, [`read:${reader}`]);
};
