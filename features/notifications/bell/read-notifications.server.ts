import type { Input } from '#platform/contract/endpoint.ts';
import type { NotificationKind } from '#platform/contract/notification-kind.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Notification, notifications } from '../room.calls.ts';
import { desksOf, isShown } from '../shown-to.server.ts';
import { channel } from '../signals.server.ts';
import { mostCounted } from './most-counted.words.ts';

export type Row = Omit<Notification, 'action' | 'isUrgent'>;

export const columns = `n.id, n.kind, n.title, n.line, n.link, n.created_at AS "at", n.read_at IS NOT NULL AS "isRead"`;

/** A stored notification with the words of its kind. One of a kind that is no more still opens. */
export const shownBy = (kinds: readonly NotificationKind[]) => {
  const kindOf = new Map(kinds.map((kind) => [kind.key, kind]));
  return (row: Row): Notification => {
    const kind = kindOf.get(row.kind);
    return { ...row, action: kind?.action ?? 'Open', isUrgent: kind?.isUrgent ?? false };
  };
};

type List = Input<typeof notifications.list>;

export const listNotifications =
  (kinds: readonly NotificationKind[]) =>
  async ({ db, actor }: Reading, { query }: List) => {
    const { pageNumber, pageSize, unread, sortDirection } = query;
    const where = `n.person_id = :me AND ${isShown}${unread ? ' AND n.read_at IS NULL' : ''}`;
    const order = sortDirection === 'asc' ? 'n.created_at, n.id' : 'n.created_at DESC, n.id DESC';
    const [rows, [all]] = await Promise.all([
      ask<Row>(
        db,
        `SELECT ${columns} FROM notification n WHERE ${where} ORDER BY ${order} LIMIT :pageSize OFFSET :skipped`,
        { me: actor.userId, mine: desksOf(actor), pageSize, skipped: (pageNumber - 1) * pageSize },
      ),
      ask<{ total: number }>(
        db,
        `SELECT count(*)::int AS total FROM (SELECT FROM notification n WHERE ${where} LIMIT 10001) found`,
        { me: actor.userId, mine: desksOf(actor) },
      ),
    ]);
    const total = all?.total ?? 0;
    return { rows: rows.map(shownBy(kinds)), totalRecords: Math.min(total, 10_000), totalIsCapped: total > 10_000 };
  };

const newest = `
  SELECT ${columns} FROM notification n WHERE n.person_id = :me AND n.read_at IS NULL AND ${isShown} ORDER BY n.created_at DESC, n.id DESC LIMIT 4`;

/** For the home page; nothing in somebody else's portal, as they are the person's own. */
export const readNewest = async ({ db, actor }: Reading): Promise<Notification[] | undefined> => {
  if (actor.via !== 'password') return undefined;
  const rows = await ask<Row>(db, newest, { me: actor.userId, mine: desksOf(actor) });
  return rows.length > 0 ? rows.map(shownBy([])) : undefined;
};

const counted = `
  SELECT count(*)::int AS count FROM (
    SELECT FROM notification n WHERE person_id = :me AND read_at IS NULL AND ${isShown} LIMIT ${mostCounted}
  ) found`;

export const countUnread = async ({ db, actor }: Reading): Promise<{ count: number }> => {
  const [row] = await ask<{ count: number }>(db, counted, { me: actor.userId, mine: desksOf(actor) });
  return { count: row?.count ?? 0 };
};

const tellOthers = (at: Writing) => ask(at.db, `SELECT pg_notify('${channel}', $1)`, [`read:${at.actor.userId}`]);

/** Marks the actor's notifications as read. Ids of other people's are ignored. */
export const markRead = async (at: Writing, { body }: Input<typeof notifications.read>): Promise<undefined> => {
  await ask(
    at.db,
    'UPDATE notification SET read_at = :readAt WHERE person_id = :me AND id = ANY(:ids::uuid[]) AND (read_at IS NULL) = :isRead',
    {
      readAt: body.isRead ? at.clock.now().toString() : null,
      me: at.actor.userId,
      ids: body.ids,
      isRead: body.isRead,
    },
  );
  await tellOthers(at);
  return undefined;
};

/** Marks as read all that the page shows. Notifications that came after its newest, or that it doesn't show, stay unread. */
export const markAllRead = async (at: Writing, { body }: Input<typeof notifications.readAll>): Promise<undefined> => {
  await ask(
    at.db,
    `UPDATE notification n SET read_at = :readAt
     WHERE n.person_id = :me AND n.read_at IS NULL AND n.created_at <= :until AND ${isShown}`,
    { readAt: at.clock.now().toString(), me: at.actor.userId, until: body.until, mine: desksOf(at.actor) },
  );
  await tellOthers(at);
  return undefined;
};
