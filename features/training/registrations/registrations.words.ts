/** States of a registration. */
export const registrationStates = {
  REGISTERED: 'Registered',
  WAITING: 'Waiting list',
  ATTENDED: 'Attended',
  NO_SHOW: 'Did not attend',
  CANCELLED: 'Cancelled',
  CALLED_OFF: 'Called off',
} as const;
export type RegistrationState = keyof typeof registrationStates;

/** Steps in the log of a registration. */
export const logWords = {
  REGISTERED: 'Registered',
  WAITING: 'Joined the waiting list',
  MOVED_UP: 'Moved up from the waiting list',
  CHECKED_IN: 'Checked in',
  ATTENDED: 'Attendance recorded',
  NO_SHOW: 'Marked as not attended',
  CANCELLED: 'Cancelled',
  CALLED_OFF: 'Called off by the agency',
} as const;
export type LogWord = keyof typeof logWords;

export const registrationKinds = { COURSE: 'Course', EVENT: 'Event' } as const;
