import type { InstantText } from '#platform/contract/days.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { RegistrationLogWord } from './events.words.ts';

/** An event that a person registered for, or did once, with what happened to that, the first line first. */
export type EventRegistration = {
  id: string;
  title: string;
  place: string;
  startsAt: InstantText;
  endsAt: InstantText;
  /** Null: given back. */
  isWaiting: boolean | null;
  log: { at: InstantText; what: RegistrationLogWord }[];
};

const statement = `
  SELECT e.id, e.title, e.place, e.starts_at AS "startsAt", e.ends_at AS "endsAt", r.is_waiting AS "isWaiting", l.log
  FROM (
    SELECT event_id, jsonb_agg(jsonb_build_object('at', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'what', what) ORDER BY id) AS log
    FROM event_registration_log WHERE person_id = $1 GROUP BY event_id
  ) l
  JOIN event e ON e.id = l.event_id
  LEFT JOIN event_registration r ON r.event_id = e.id AND r.person_id = $1`;

/** The events of a person’s registrations, in no order. */
export const registrationsOf = ({ db }: Pick<Reading<null>, 'db'>, personId: string): Promise<EventRegistration[]> =>
  ask<EventRegistration>(db, statement, [personId]);
