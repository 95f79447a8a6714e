import { and, eq, sql } from 'drizzle-orm';
import { readSetting } from '#features/settings/server/index.ts';
import type { Data, Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { folded, hasWords } from '#platform/server/database/search.ts';
import { aliased } from '#platform/server/database/statement-of.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { peopleWho } from '../registrations/coming.server.ts';
import type { training } from '../room.calls.ts';
import { courseRegistrationCloses } from '../room.settings.ts';
import { sessionState } from '../sessions/session-state.server.ts';
import { cpdCourse } from '../tables.server.ts';
import { courseList, type SessionLine } from './courses.calls.ts';
import type { CourseState } from './courses.words.ts';

const stateColumn = sql<CourseState>`
  CASE WHEN ${cpdCourse.archivedAt} IS NOT NULL THEN 'ARCHIVED' WHEN ${cpdCourse.publishedAt} IS NULL THEN 'DRAFT' ELSE 'PUBLISHED' END`;

export const courses = serveList(courseList, {
  name: 'courses',
  title: 'Courses',
  action: 'course.list-exported',
  last: 'courseId',
  rows: (at, { search, state, component }) =>
    at.db
      .select(
        aliased({
          courseId: cpdCourse.id,
          code: cpdCourse.code,
          title: cpdCourse.title,
          provider: cpdCourse.provider,
          component: cpdCourse.component,
          hours: sql<string>`trim_scale(${cpdCourse.hours})::text`,
          mode: cpdCourse.mode,
          state: stateColumn,
          sessions: sql<number>`(SELECT count(*)::int FROM cpd_session s WHERE s.course_id = "cpd_course"."id")`,
          nextAt: sql<string | null>`(SELECT min(s.starts_at) FROM cpd_session s
            WHERE s.course_id = "cpd_course"."id" AND s.called_off_at IS NULL AND s.starts_at > ${at.clock.now().toString()})`,
        }),
      )
      .from(cpdCourse)
      .where(
        and(
          state ? sql`${stateColumn} = ${state}` : undefined,
          component ? eq(cpdCourse.component, component) : undefined,
          hasWords(search, folded(cpdCourse.title), folded(cpdCourse.code), folded(cpdCourse.provider)),
        ),
      ),
});

/** The columns of a session `s` as the desk sees it. */
export const sessionColumns = `
  s.id, s.starts_at AS "startsAt", s.ends_at AS "endsAt", s.venue, s.trainer, s.capacity,
  ${peopleWho(false)} AS taken, ${peopleWho(true)} AS waiting,
  (SELECT count(*)::int FROM cpd_attendance a WHERE a.session_id = s.id AND a.approval = 'APPROVED') AS attended,
  ${sessionState} AS state`;

/** The values that the state of a session is read with. */
export const stateValues = async (at: Reading) => ({
  now: at.clock.now().toString(),
  closes: await readSetting(at.db, courseRegistrationCloses),
});

export const readCourse = async (
  at: Reading,
  { params }: Input<typeof training.course>,
): Promise<Data<typeof training.course>> => {
  const [row] = await at.db
    .select({ course: cpdCourse, state: stateColumn })
    .from(cpdCourse)
    .where(eq(cpdCourse.id, params.id));
  if (!row) throw missing('course');
  const values = await stateValues(at);
  const sessions = await ask<SessionLine>(
    at.db,
    `SELECT ${sessionColumns} FROM cpd_session s WHERE s.course_id = :course ORDER BY s.starts_at DESC, s.id`,
    { ...values, course: params.id },
  );
  return { ...row.course, state: row.state, sessions };
};
