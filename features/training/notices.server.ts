import type { NotificationKind } from '#platform/contract/notification-kind.ts';

export const coursePlace: NotificationKind = {
  key: 'coursePlace',
  label: 'A place in a course',
  help: 'You waited for a place in a course and have one now, or a session that you registered for was changed or called off.',
  action: 'Open my registrations',
  isUrgent: true,
};

export const courseReminder: NotificationKind = {
  key: 'courseReminder',
  label: 'Courses to come',
  help: 'A course that you registered for takes place tomorrow.',
  action: 'Open my registrations',
};

export const cpdRecord: NotificationKind = {
  key: 'cpdRecord',
  label: 'CPD record',
  help: 'A certificate was issued or revoked, or your self-declared hours were decided.',
  action: 'Open my courses',
};

export const cpdShortfall: NotificationKind = {
  key: 'cpdShortfall',
  label: 'CPD hours outstanding',
  help: 'The agency reminds you of the hours that you still need in this cycle.',
  action: 'See courses to come',
  isUrgent: true,
};
