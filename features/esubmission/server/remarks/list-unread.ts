import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';

/** As many as a list shows at a time, and more than anyone leaves unread. */
const most = 500;

/** Each finds its rows along an index. */
const mine = 'esubmission_member m JOIN esubmission e ON e.id = m.esubmission_id';
const isMine = "m.user_id = $1 AND m.capacity = 'OWNER' AND e.deleted_at IS NULL";
const isClaimed = 'e.claimed_by = $1 AND e.status IN (3, 5, 8)';

/**
 * The submissions in which someone wrote to me what I have not read: my own, or for the desk those under way that I
 * claimed. It is asked beside the list, whose statement stays as it is.
 */
export const listUnread = async ({ db, actor }: Reading): Promise<{ eSubIds: string[] }> => {
  const [from, where] = actor.role === 'salesperson' ? [mine, isMine] : ['esubmission e', isClaimed];
  const rows = await ask<{ id: string }>(
    db,
    `SELECT e.id FROM ${from}
     WHERE ${where} AND EXISTS (
       SELECT FROM esubmission_remark r
       LEFT JOIN esubmission_reading g ON g.esubmission_id = e.id AND g.user_id = $1
       WHERE r.esubmission_id = e.id AND r.author_id <> $1 AND r.id > coalesce(g.up_to, 0)
     ) LIMIT ${most}`,
    [actor.userId],
  );
  return { eSubIds: rows.map(({ id }) => id) };
};
