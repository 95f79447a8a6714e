import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import {
  type AttendeeState,
  attendeeStates,
  type CourseState,
  courseStates,
  type SessionState,
  sessionStates,
} from './courses.words.ts';

const tonesOfCourse: Record<CourseState, Tone> = { DRAFT: 'neutral', PUBLISHED: 'success', ARCHIVED: 'neutral' };
export const CourseBadge = ({ state }: { state: CourseState }) => (
  <StatusBadge tone={tonesOfCourse[state]}>{courseStates[state]}</StatusBadge>
);

const tonesOfSession: Record<SessionState, Tone> = {
  OPEN: 'info',
  CLOSED: 'neutral',
  RUNNING: 'progress',
  TO_CLOSE: 'neutral',
  COMPLETED: 'success',
  CALLED_OFF: 'danger',
};
export const SessionBadge = ({ state }: { state: SessionState }) => (
  <StatusBadge tone={tonesOfSession[state]}>{sessionStates[state]}</StatusBadge>
);

const tonesOfAttendee: Record<AttendeeState, Tone> = {
  REGISTERED: 'info',
  WAITING: 'neutral',
  CHECKED_IN: 'progress',
  ATTENDED: 'success',
  NOT_COUNTED: 'warning',
  NO_SHOW: 'danger',
};
export const AttendeeBadge = ({ state }: { state: AttendeeState }) => (
  <StatusBadge tone={tonesOfAttendee[state]}>{attendeeStates[state]}</StatusBadge>
);
