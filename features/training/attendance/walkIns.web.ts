import type { Received } from '#platform/web/api/client.ts';
import type { training } from '../room.calls.ts';
import type { Attendee } from '../sessions/sessions.calls.ts';

/** A line of a list of who attended, as it was read. */
export type ListLine = Received<typeof training.readAttendance>['lines'][number];

/** People named in a list without a place in the session. */
export const walkIns = (lines: ListLine[], people: Attendee[]): Attendee[] =>
  lines.flatMap(({ personId, name, registrationNo }) =>
    personId && !people.some((each) => each.personId === personId)
      ? [
          {
            personId,
            name,
            registrationNo,
            state: 'REGISTERED' as const,
            takenAt: null,
            attendanceId: null,
            certificateNo: '',
            isRevoked: false,
            revokedFor: '',
          },
        ]
      : [],
  );
