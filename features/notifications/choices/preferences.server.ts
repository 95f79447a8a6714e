import { firstChoice, choose as keep, readChoices } from '#features/people/index.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { NotificationKind } from '#platform/contract/notification-kind.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { notifications, Preference, QuietHours } from '../room.calls.ts';

type Kinds = readonly NotificationKind[];

const usual: QuietHours = { from: 22, to: 8 };

const readHours = async ({ db, actor }: Reading): Promise<QuietHours> => {
  const [row] = await ask<QuietHours>(
    db,
    'SELECT quiet_from AS "from", quiet_to AS "to" FROM notification_hours WHERE person_id = $1',
    [actor.userId],
  );
  return row ?? usual;
};

export const readPreferences = (kinds: Kinds) => async (at: Reading) => {
  const [chosen, quiet] = await Promise.all([readChoices(at.db, at.actor.userId), readHours(at)]);
  const choiceOf = (kind: NotificationKind, way: 'push' | 'mail') =>
    chosen.find((each) => each.kind === kind.key && each.way === way)?.choice ?? firstChoice(kind, way);
  const mine = kinds.filter(({ isFor }) => isFor?.(at.actor) ?? true);
  return {
    kinds: mine.map((kind): Preference => {
      const { key, label, help, mailOnly, ownMail } = kind;
      return {
        kind: key,
        label,
        help,
        bell: mailOnly ? null : true,
        push: mailOnly ? null : choiceOf(kind, 'push'),
        mail: choiceOf(kind, 'mail'),
        hasDaily: !ownMail,
      };
    }),
    quiet,
  };
};

export const choose =
  (kinds: Kinds) =>
  async (at: Writing, { body: { kind: key, way, choice } }: Input<typeof notifications.choose>): Promise<undefined> => {
    const kind = kinds.find((each) => each.key === key && (each.isFor?.(at.actor) ?? true));
    const isPossible =
      kind && (way === 'mail' ? choice !== 'daily' || !kind.ownMail : choice !== 'daily' && !kind.mailOnly);
    if (!isPossible) throw new Refusal('notification.invalid', 'This can’t be chosen. Reload the page and try again.');
    await keep(at, key, way, choice);
    return undefined;
  };

export const setQuietHours = async (
  at: Writing,
  { body: { from, to } }: Input<typeof notifications.setQuietHours>,
): Promise<undefined> => {
  await ask(
    at.db,
    `INSERT INTO notification_hours (person_id, quiet_from, quiet_to) VALUES (:me, :from, :to)
     ON CONFLICT (person_id) DO UPDATE SET quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to`,
    { me: at.actor.userId, from, to },
  );
  await record(at, {
    aggregate: 'person',
    aggregateId: at.actor.userId,
    action: 'person.quiet-hours-set',
    detail: { from, to },
  });
  return undefined;
};
