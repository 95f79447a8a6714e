import { eq } from 'drizzle-orm';
import { missing } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { circular } from '../tables.server.ts';

export type CircularRow = typeof circular.$inferSelect;

/** Locks a circular for a change; its readers don't wait. @throws 404 */
export const lockCircular = async ({ db }: Pick<Writing, 'db'>, id: string): Promise<CircularRow> => {
  const [row] = await db.select().from(circular).where(eq(circular.id, id)).for('no key update');
  if (!row) throw missing('circular');
  return row;
};

/** How it is called in the audit trail and in notices: its number, else its title. */
export const nameOf = ({ refNo, title }: Pick<CircularRow, 'refNo' | 'title'>): string => refNo || title;
