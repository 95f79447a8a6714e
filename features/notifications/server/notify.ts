import { randomUUID } from 'node:crypto';
import { peopleOf } from '#features/people/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { NotificationKind } from '#platform/contract/notification-kind.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { channel } from './channel.ts';

type News = {
  /** Ids of people, or an audience (people/contract `Audience`). Who was disabled is left out. */
  to: string[] | { audience: string[] };
  /** What it is about: a person has one notification of a key, whenever it is sent again. */
  key: string;
  title: string;
  line: string;
  /** A path of ours, where the thing to do is. */
  link: `/${string}`;
};

/** The words of one kind may be long; they are cut before the page does it. */
const longest = 300;

const written = (people: string) => `
  INSERT INTO notification (person_id, kind, key, batch, title, line, link, created_at)
  SELECT found.id, :kind, :key, :batch, :title, :line, :link, :at::timestamptz FROM (${people}) found
  ON CONFLICT (person_id, key) DO NOTHING`;

const toSome = written(`SELECT p.id FROM person_public p WHERE p.id = ANY(:people::uuid[]) AND p.disabled_at IS NULL`);
const toAudience = written(peopleOf);

/**
 * Notifies people, if and only if the change under way happens, and each of them once. It is in their bell at the commit, and on
 * pages that are open within a moment.
 */
export const notify = async (at: Writing<Actor | null>, kind: NotificationKind, news: News): Promise<void> => {
  const { to, key, title, line, link } = news;
  const batch = randomUUID();
  const values = {
    kind: kind.key,
    key,
    batch,
    title: title.slice(0, longest),
    line: line.slice(0, longest),
    link,
    // What a page sends back of it has milliseconds.
    at: at.clock.now().round({ smallestUnit: 'millisecond', roundingMode: 'floor' }).toString(),
  };
  if (Array.isArray(to)) await ask(at.db, toSome, { ...values, people: to });
  else await ask(at.db, toAudience, { ...values, audience: to.audience, day: today(at.clock) });
  await ask(at.db, `SELECT pg_notify('${channel}', $1)`, [`new:${batch}`]);
};

const settled = `
  UPDATE notification SET read_at = $2 WHERE key = $1 AND read_at IS NULL AND ($3::uuid IS NULL OR person_id = $3)
  RETURNING person_id AS "personId"`;

/** Marks what a key is about as read: it is done. Of one person, or, where one of several had to do it, of all. */
export const settle = async (at: Writing<Actor | null>, key: string, personId?: string): Promise<void> => {
  const values = [key, at.clock.now().toString(), personId ?? null];
  const rows = await ask<{ personId: string }>(at.db, settled, values);
  for (const { personId: reader } of rows.slice(0, 100))
    await ask(at.db, `SELECT pg_notify('${channel}', $1)`, [`read:${reader}`]);
};
