import type { NotificationKind } from '#platform/contract/notification-kind.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';

type Way = 'push' | 'mail';
type Choice = 'off' | 'daily' | 'now';

/** Default of a kind: urgent ones are sent at once, others are mailed once a day. */
export const firstChoice = ({ isUrgent, ownMail }: NotificationKind, way: Way): Choice => {
  if (isUrgent || (ownMail && way === 'mail')) return 'now';
  return way === 'mail' ? 'daily' : 'off';
};

/** Whether a person gets the mail of a kind that its room sends by itself. */
export const wantsMail = async (db: Db, personId: string, { key }: NotificationKind): Promise<boolean> =>
  (
    await ask(db, "SELECT FROM notice_choice WHERE person_id = $1 AND kind = $2 AND way = 'mail' AND choice = 'off'", [
      personId,
      key,
    ])
  ).length === 0;

export const readChoices = (db: Db, personId: string): Promise<{ kind: string; way: Way; choice: Choice }[]> =>
  ask(db, 'SELECT kind, way, choice FROM notice_choice WHERE person_id = $1', [personId]);

const chosen = `
  INSERT INTO notice_choice (person_id, kind, way, choice) VALUES (:me, :kind, :way, :choice)
  ON CONFLICT (person_id, kind, way) DO UPDATE SET choice = excluded.choice WHERE notice_choice.choice <> excluded.choice
  RETURNING kind`;

/** Stores how a kind comes to the actor. */
export const choose = async (at: Writing, kind: string, way: Way, choice: Choice): Promise<void> => {
  const changed = await ask(at.db, chosen, { me: at.actor.userId, kind, way, choice });
  if (changed.length === 0) return;
  await record(at, {
    aggregate: 'person',
    aggregateId: at.actor.userId,
    action: 'person.notifications-chosen',
    detail: { kind, way, choice },
  });
};
