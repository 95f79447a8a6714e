import { choice, count, id, instant, listFields, text } from '#platform/contract/list-fields.ts';
import { publicationStates } from '../publication/publication.rules.ts';

export const eventFields = listFields({
  id: { is: id },
  title: { label: 'Event', is: text(40) },
  place: { label: 'Place', is: text(30) },
  startsAt: { label: 'Starts', is: instant },
  endsAt: { label: 'Ends', is: instant },
  taken: { label: 'Registered', is: count(12) },
  waiting: { label: 'Waiting', is: count() },
  state: { label: 'State', is: choice(publicationStates, 12) },
});

export const placeStates = { REGISTERED: 'Registered', WAITING: 'Waiting' } as const;

export const attendeeFields = listFields({
  personId: { is: id },
  /** Registrations with a place come first, then the waiting list. */
  position: { label: 'No.', is: count(6) },
  name: { label: 'Name', is: text(28) },
  registrationNo: { label: 'Registration no.', is: text(16), maybe: true },
  email: { label: 'Email', is: text(34) },
  mobile: { label: 'Mobile', is: text(16), maybe: true },
  state: { label: 'State', is: choice(placeStates, 14) },
  takenAt: { label: 'Since', is: instant },
});

/** Steps of a registration, which its person can read later. */
export type RegistrationLogWord = 'REGISTERED' | 'WAITING' | 'MOVED_UP' | 'CANCELLED';
