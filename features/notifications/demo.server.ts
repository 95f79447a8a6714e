import { ask } from '#platform/server/database/ask.ts';
import type { DemoStep } from '#platform/server/room.ts';

/** The people of the demo agency have read what came more than two days ago, and it is not mailed any more. */
export const demoRead: DemoStep = async (at, { today }) => {
  await ask(
    at.db,
    `UPDATE notification SET read_at = created_at + interval '1 hour' WHERE created_at < $1::date - 2 AND read_at IS NULL`,
    [today],
  );
  await ask(at.db, 'DELETE FROM notification_delivery WHERE due_at < $1::date', [today]);
};
