import { choice, count, id, instant, listFields, text } from '#platform/contract/list-fields.ts';
import { components, modes } from '../cpd.words.ts';

export const courseStates = { DRAFT: 'Draft', PUBLISHED: 'Published', ARCHIVED: 'Archived' } as const;
export type CourseState = keyof typeof courseStates;

/** The desk's list of courses. */
export const courseFields = listFields({
  courseId: { is: id },
  code: { label: 'Code', is: text(16) },
  title: { label: 'Course', is: text(50) },
  provider: { label: 'Provider', is: text(30) },
  component: { label: 'Component', is: choice(components, 26) },
  hours: { label: 'Hours', is: text(8) },
  mode: { label: 'Mode', is: choice(modes, 14) },
  state: { label: 'State', is: choice(courseStates, 12) },
  sessions: { label: 'Sessions', is: count() },
  /** Of the coming sessions. */
  nextAt: { label: 'Next session', is: instant, maybe: true },
});

export const sessionStates = {
  OPEN: 'Open for registration',
  CLOSED: 'Registration closed',
  RUNNING: 'Under way',
  TO_CLOSE: 'Attendance due',
  COMPLETED: 'Completed',
  CALLED_OFF: 'Called off',
} as const;
export type SessionState = keyof typeof sessionStates;

/** States of a person in a session, for the desk. */
export const attendeeStates = {
  REGISTERED: 'Registered',
  WAITING: 'Waiting list',
  CHECKED_IN: 'Checked in',
  ATTENDED: 'Attended',
  /** They attended another session at the same time, or more hours than a day has. */
  NOT_COUNTED: 'Hours not counted',
  NO_SHOW: 'Did not attend',
} as const;
export type AttendeeState = keyof typeof attendeeStates;

export const coursesAddress = '/agency-desk/courses';
export const sessionAddress = (sessionId: string): `/${string}` => `${coursesAddress}/sessions/${sessionId}`;
