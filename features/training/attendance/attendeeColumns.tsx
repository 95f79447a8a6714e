import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { Certificate } from '../certificates/Certificate.tsx';
import { AttendeeBadge } from '../courses/badges.tsx';
import type { Attendee } from '../sessions/sessions.calls.ts';

/** Columns of the people of a session. `keeps`: the user may change the attendance. */
export const attendeeColumns = (onRevoke: (attendee: Attendee) => void, keeps: boolean): Column<Attendee>[] => [
  {
    id: 'name',
    header: 'Name',
    card: 'address',
    cell: ({ name, registrationNo }) => (
      <TwoLines strong sub={registrationNo}>
        {name}
      </TwoLines>
    ),
  },
  {
    id: 'taken',
    header: 'Registered',
    width: 180,
    cell: ({ takenAt }) => (takenAt ? <Instant at={takenAt} /> : 'Without a place'),
  },
  {
    id: 'state',
    header: 'State',
    width: 170,
    card: 'state',
    cell: ({ state, takenAt }) =>
      // People only named in a list have no registration.
      state === 'REGISTERED' && !takenAt ? (
        <StatusBadge tone="neutral">Not recorded yet</StatusBadge>
      ) : (
        <AttendeeBadge state={state} />
      ),
  },
  {
    id: 'certificate',
    header: 'Certificate',
    width: 320,
    card: 'end',
    cell: (attendee) => <Certificate attendee={attendee} keeps={keeps} onRevoke={() => onRevoke(attendee)} />,
  },
];
