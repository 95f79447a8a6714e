import * as z from 'zod';
import { setting } from '#features/settings/contract.ts';
import { text } from '#platform/contract/fields.ts';

const signInPage = 'Sign-in page';

/** The texts of the sign-in page. Empty: the part is not shown. */
export const signInAlert = setting('signInAlert', text(500), '', {
  group: signInPage,
  title: 'Alert bar',
  help: 'Stands above everything on the sign-in page. Empty: no bar.',
});
export const signInNote = setting('signInNote', text(500), 'Trouble signing in? Ask your agency’s people desk.', {
  group: signInPage,
  title: 'Note box',
  help: 'Stands under the form of the sign-in page. Empty: no box.',
});
export const signInPromo = setting(
  'signInPromo',
  text(500),
  'Put Gable on your phone: open this page in its browser and choose “Add to home screen”.',
  {
    group: signInPage,
    title: 'Mobile app box',
    help: 'Tells people how they have Gable on their phone. Empty: no box.',
  },
);

/** User names that the entry guard of /e-submission leaves alone (00 §4). */
export const exemptUsers = setting('exemptUsers', z.array(text(100)).max(1_000).meta({ input: 'users' }), [], {
  group: 'E-Submission',
  title: 'Exempt users',
  help: 'E-Submission in the menu lets these people choose where to go, instead of leading them to their list or to a new transaction.',
});

/** A minute on the agency's clock. */
const moment = () =>
  z
    .string()
    .regex(/^2[01]\d\d-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/, 'Give a day and a time.')
    .refine((value) => z.iso.date().safeParse(value.slice(0, 10)).success, 'There is no such day.')
    .meta({ input: 'moment' });

/** When Gable is closed, on Singapore's clock (00 §4). */
export const maintenanceWindows = setting(
  'maintenanceWindows',
  z
    .array(
      z
        .strictObject({ from: moment(), until: moment(), reason: text(200).default('') })
        .refine(({ from, until }) => from < until, {
          path: ['until'],
          message: 'The end must come after the beginning.',
        }),
    )
    .max(100),
  [{ from: '2025-03-09T08:00', until: '2025-03-09T15:00', reason: '' }],
  {
    group: 'Maintenance',
    title: 'Maintenance windows',
    help: 'While one is under way everyone but administrators is signed out, and the sign-in page says until when. It is announced a day before. Singapore time.',
  },
);
