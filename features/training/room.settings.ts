import * as z from 'zod';
import { setting } from '#features/settings/contract.ts';
import { text } from '#platform/contract/fields.ts';

/** The key executive officer, whose self-declared hours the people desk approves, and who is named on certificates. */
export const keyExecutiveOfficer = setting('keyExecutiveOfficer', text(120), '', {
  group: 'Content',
  title: 'Key executive officer',
  help: 'Named on certificates of attendance. The people desk approves self-declared CPD hours on this person’s behalf.',
});

/** Until when people can register for a course, in hours before its session begins. */
export const courseRegistrationCloses = setting('courseRegistrationCloses', z.int().min(0).max(720), 24, {
  group: 'Content',
  title: 'Registration for courses closes, hours before',
  help: 'Until then whoever waits moves up when a place is free. Afterwards nobody is moved, and registered people can still cancel.',
});
