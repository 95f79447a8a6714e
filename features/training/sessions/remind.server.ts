import { notify } from '#features/notifications/index.server.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { internalOrigin, type Services, transact, type Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { courseReminder } from '../notices.server.ts';
import { registeredAt, sessionLine } from '../registrations/register.server.ts';

/** Sessions that begin within a day, once for each time that they are moved to. One that is being changed meanwhile is taken an hour later. */
const take = `
  UPDATE cpd_session s SET reminded_at = :now FROM cpd_course c
  WHERE c.id = s.course_id AND s.id IN (
    SELECT id FROM cpd_session
    WHERE reminded_at IS NULL AND called_off_at IS NULL AND starts_at > :now
      AND starts_at <= :now::timestamptz + interval '24 hours'
    FOR NO KEY UPDATE SKIP LOCKED
  )
  RETURNING s.id, s.venue, to_char(s.starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "startsAt", c.title,
    coalesce((SELECT array_agg(person_id) FROM cpd_place l WHERE l.session_id = s.id AND NOT l.is_waiting), '{}') AS people`;

type Taken = { id: string; title: string; venue: string; startsAt: string; people: string[] };

/** Reminds those who have a place in a session that begins within a day. Answers how many sessions these are. */
export const remindOnce = async (at: Writing<Actor | null>): Promise<number> => {
  const sessions = await ask<Taken>(at.db, take, { now: at.clock.now().toString() });
  for (const session of sessions)
    await notify(at, courseReminder, {
      to: session.people,
      key: `course-reminder:${session.id}:${session.startsAt}`,
      title: `Soon: ${session.title}`,
      line: sessionLine(session),
      link: registeredAt,
    });
  return sessions.length;
};

export const remindJob = (services: Services): Job => ({
  name: 'training.remind',
  everyCron: '5 * * * *',
  run: async () => {
    const at = { actor: null, db: services.database, ...services, ...internalOrigin('training.remind') };
    const reminded = await transact(at, (within) => remindOnce(within));
    if (reminded > 0) services.log.info({ reminded }, 'Course sessions reminded');
  },
});
