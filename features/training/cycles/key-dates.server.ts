import type { Day, InstantText } from '#platform/contract/days.ts';
import type { KeyDate } from '#platform/contract/key-date.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { hoursWords } from '../cpd.words.ts';
import { registeredAt } from '../registrations/register.server.ts';
import { cycleStatusesOf } from './cycle-status.server.ts';

const mine = `
  SELECT s.id, c.title, s.venue, to_char(s.starts_at AT TIME ZONE 'Asia/Singapore', 'YYYY-MM-DD') AS day,
    to_char(s.starts_at AT TIME ZONE 'Asia/Singapore', 'HH24:MI') AS hour, s.starts_at AS "startsAt", s.ends_at AS "endsAt", s.version,
    s.changed_at AS "changedAt"
  FROM cpd_place l JOIN cpd_session s ON s.id = l.session_id JOIN cpd_course c ON c.id = s.course_id
  WHERE l.person_id = :person AND NOT l.is_waiting AND s.called_off_at IS NULL
    AND (s.starts_at AT TIME ZONE 'Asia/Singapore')::date BETWEEN :from AND :to`;

type Row = {
  id: string;
  title: string;
  venue: string;
  day: Day;
  hour: string;
  startsAt: InstantText;
  endsAt: InstantText;
  version: number;
  changedAt: InstantText;
};

/** Sessions of courses that I have a place in, and the end of a cycle in which hours are missing. */
export const readTrainingDates = async (at: Reading, { from, to }: { from: Day; to: Day }): Promise<KeyDate[]> => {
  const rows = await ask<Row>(at.db, mine, { person: at.actor.userId, from, to });
  const sessions = rows.map(({ id, title, venue, day, hour, startsAt, endsAt, version, changedAt }) => ({
    id: `cpd-session-${id}`,
    day,
    group: 'event' as const,
    title: 'Registered course',
    about: title,
    place: venue,
    hours: { from: startsAt, to: endsAt, version, changedAt },
    reference: hour,
    to: registeredAt,
  }));
  return [...sessions, ...(await cycleEnd(at, { from, to }))];
};

const cycleEnd = async (at: Reading, { from, to }: { from: Day; to: Day }): Promise<KeyDate[]> => {
  const status = (await cycleStatusesOf(at, [at.actor.userId])).get(at.actor.userId);
  if (!status) return [];
  const { cycle, progress } = status;
  if (progress.standing !== 'OPEN' || !cycle.rule || cycle.to < from || cycle.to > to) return [];
  return [
    {
      id: `cpd-cycle-${cycle.from}`,
      day: cycle.to,
      group: 'deadline',
      title: 'CPD cycle ends',
      place: `${hoursWords(progress.missing, cycle.rule.unit)} missing`,
      reference: '',
      to: '/training/course-attended',
    },
  ];
};
