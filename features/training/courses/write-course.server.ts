import { and, eq, ne, sql } from 'drizzle-orm';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import type { training } from '../room.calls.ts';
import { cpdCourse } from '../tables.server.ts';

const noteCourse = (at: Writing, id: string, action: string, detail: Record<string, unknown>) =>
  record(at, { aggregate: 'cpd-course', aggregateId: id, action: `course.${action}`, detail });

const byMe = (at: Writing) => ({ changedBy: at.actor.userId, changedAt: at.clock.now().toString() });

/** Two who take a code at the same moment are refused by the table's index, and one of them sees this then. */
const requireFreeCode = async (at: Writing, code: string, id?: string) => {
  const taken = and(sql`lower(${cpdCourse.code}) = lower(${code})`, id ? ne(cpdCourse.id, id) : undefined);
  if ((await at.db.$count(cpdCourse, taken)) > 0)
    throw new Refusal('course.conflict', 'Another course has this code.', { field: 'code' });
};

export const addCourse = async (at: Writing, { body }: Input<typeof training.addCourse>) => {
  await requireFreeCode(at, body.code);
  const { id, version } = inserted(
    await at.db
      .insert(cpdCourse)
      .values({ ...body, ...byMe(at) })
      .returning(),
  );
  await noteCourse(at, id, 'added', body);
  return { id, version };
};

const lockCourse = async (at: Writing, id: string) => {
  const [row] = await at.db.select().from(cpdCourse).where(eq(cpdCourse.id, id)).for('update');
  if (!row) throw missing('course');
  return row;
};

export const changeCourse = async (
  at: Writing,
  { params, body: { version: read, ...body } }: Input<typeof training.changeCourse>,
) => {
  const stored = await lockCourse(at, params.id);
  if (stored.version !== read)
    throw new Refusal('course.stale', 'This course was changed in another window meanwhile. Reload the page.');
  await requireFreeCode(at, body.code, stored.id);
  const version = stored.version + 1;
  await at.db
    .update(cpdCourse)
    .set({ ...body, ...byMe(at), version })
    .where(eq(cpdCourse.id, stored.id));
  await noteCourse(at, stored.id, 'changed', body);
  return { id: stored.id, version };
};

export const moveCourse = async (
  at: Writing,
  { params, body: { state } }: Input<typeof training.moveCourse>,
): Promise<undefined> => {
  const { id, publishedAt, archivedAt } = await lockCourse(at, params.id);
  const now = at.clock.now().toString();
  if (state === 'ARCHIVED' && archivedAt !== null) throw new Refusal('course.conflict', 'This course is archived.');
  const set = state === 'ARCHIVED' ? { archivedAt: now } : { publishedAt: publishedAt ?? now, archivedAt: null };
  await at.db
    .update(cpdCourse)
    .set({ ...set, ...byMe(at) })
    .where(eq(cpdCourse.id, id));
  await noteCourse(at, id, state === 'ARCHIVED' ? 'archived' : 'published', {});
};
