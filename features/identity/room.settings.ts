import * as z from 'zod';
import { registrationNoPattern } from '#features/particulars/rules/numbers.ts';
import { setting } from '#features/settings/contract.ts';
import { requiredText, text } from '#platform/contract/fields.ts';

const signInPage = 'Sign-in page';

/** The texts of the sign-in page. Empty: the part is not shown. */
export const signInAlert = setting('signInAlert', text(500), '', {
  group: signInPage,
  title: 'Alert bar',
  help: 'Shown at the top of the sign-in page. Leave empty to hide.',
});
export const signInNote = setting('signInNote', text(500), 'Trouble signing in? Ask your agency’s people desk.', {
  group: signInPage,
  title: 'Note box',
  help: 'Shown under the form of the sign-in page. Leave empty to hide.',
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

/** User names that the entry guard of /e-submission does not apply to. */
export const exemptUsers = setting('exemptUsers', z.array(text(100)).max(1_000).meta({ input: 'users' }), [], {
  confirmed: true,
  group: 'E-Submission',
  title: 'Exempt users',
  help: 'E-Submission in the menu lets these people choose where to go, instead of leading them to their list or to a new transaction.',
});

/** Registration numbers of the agents who may use features in pilot. Everyone may while the list is empty. */
export const pilotAgents = setting(
  'pilotAgents',
  z.array(text(8).regex(registrationNoPattern)).max(1_000).meta({ input: 'salespeople' }),
  [],
  {
    group: 'Agency',
    title: 'Salespeople in the pilot',
    help: 'Only these salespeople see what is new: at present “Needs your attention” on the dashboard. Empty: everyone sees it.',
  },
);

/** A minute in Singapore time, `YYYY-MM-DDTHH:MM`. */
const moment = () =>
  z
    .string()
    .regex(/^2[01]\d\d-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/, 'Give a day and a time.')
    .refine((value) => z.iso.date().safeParse(value.slice(0, 10)).success, 'There is no such day.')
    .meta({ input: 'moment' });

/** When Gable is closed, in Singapore time. */
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
    confirmed: true,
    group: 'Maintenance',
    title: 'Maintenance windows',
    help: 'While one is under way everyone but administrators is signed out, and the sign-in page says until when. It is announced a day before. Singapore time.',
  },
);

const signingIn = 'Security';
const count = (least: number, most: number, unit: string) => z.int().min(least).max(most).meta({ unit });

/** The time over which wrong tries for one account from one address are counted. */
export const signInWindowMinutes = setting('signInWindowMinutes', count(1, 1_440, 'minutes'), 15, {
  confirmed: true,
  group: signingIn,
  title: 'Time over which wrong tries count',
  help: 'A wrong password or code is forgotten after this time.',
});
export const signInTriesPerAddress = setting('signInTriesPerAddress', count(3, 100, 'tries'), 10, {
  confirmed: true,
  group: signingIn,
  title: 'Wrong tries from one place',
  help: 'So many wrong tries for one account from one network address make that address wait. The right person gets in from elsewhere.',
});
/** Beyond so many accounts with wrong passwords, an address is under suspicion (`sign-in/shared-address.server.ts`). */
export const signInAccountsPerAddress = setting('signInAccountsPerAddress', count(5, 10_000, 'accounts'), 50, {
  confirmed: true,
  group: signingIn,
  title: 'Accounts tried from one address',
  help: 'After wrong passwords for so many accounts from one network address, thirty others a minute go on there, each with a second step, and beyond ten times as many none. Who signed in from there lately is not held up. An office shares one address.',
});
/** Beyond so many tries from all addresses a password only takes longer, so that nobody can lock another person out. */
export const signInFreeTries = setting('signInFreeTries', count(10, 1_000, 'tries'), 30, {
  confirmed: true,
  group: signingIn,
  title: 'Wrong tries from anywhere',
  help: 'Beyond so many for one account, from all places together, each password takes longer to check, and codes have to wait.',
});

/** The code by mail. */
export const codeMinutes = setting('codeMinutes', count(1, 10, 'minutes'), 5, {
  confirmed: true,
  group: signingIn,
  title: 'How long a code lasts',
  help: 'The code that is mailed for the second step.',
});
export const codeTries = setting('codeTries', count(3, 10, 'tries'), 5, {
  confirmed: true,
  group: signingIn,
  title: 'Tries for a code',
  help: 'After so many wrong tries a code is void.',
});
export const codeResendSeconds = setting('codeResendSeconds', count(10, 300, 'seconds'), 30, {
  group: signingIn,
  title: 'Wait before another code',
  help: 'So long after one code another can be asked for.',
});
export const codesPerHour = setting('codesPerHour', count(3, 100, 'codes'), 10, {
  confirmed: true,
  group: signingIn,
  title: 'Codes within an hour',
  help: 'The most that are sent to one person, and to one address or phone of customers whatever they sign, so that nobody is flooded.',
});
/** Whether a code by mail is offered to people who have an authenticator app. */
export const mailedCodeBesideApp = setting('mailedCodeBesideApp', z.boolean(), true, {
  confirmed: true,
  group: signingIn,
  title: 'Codes by mail beside the app',
  help: 'People with an authenticator app can have a code mailed instead. Off: they need the app or a recovery code. After a new password by mail they always do, once.',
});
/** How long someone may take from the password to the code. */
export const loginSessionMinutes = setting('loginSessionMinutes', count(5, 60, 'minutes'), 15, {
  confirmed: true,
  group: signingIn,
  title: 'Time from password to code',
  help: 'After this, sign-in starts over.',
});

/** Whether people may switch their second step off. */
export const secondStepOptional = setting('secondStepOptional', z.boolean(), false, {
  confirmed: true,
  group: signingIn,
  title: 'Two-step verification is optional',
  help: 'Lets people switch their second step off in their profile; never administrators and the desks for submissions, finance, compliance and people, who keep an authenticator app. Off: everyone who has one keeps it.',
});

export const resetLinkMinutes = setting('resetLinkMinutes', count(5, 120, 'minutes'), 30, {
  confirmed: true,
  group: signingIn,
  title: 'How long a link for a new password lasts',
  help: 'The link that is mailed to who forgot a password.',
});
export const resetsPerHour = setting('resetsPerHour', count(1, 50, 'links'), 5, {
  confirmed: true,
  group: signingIn,
  title: 'Links for a new password within an hour',
  help: 'The most that are mailed to one person, and that one address can ask for.',
});
export const invitationDays = setting('invitationDays', count(1, 30, 'days'), 7, {
  confirmed: true,
  group: signingIn,
  title: 'How long an invitation lasts',
  help: 'The link to an account’s first visit.',
});

/** Minutes without a request after which a session ends; 0: it lasts its four hours. */
export const sessionIdleMinutes = setting('sessionIdleMinutes', count(0, 240, 'minutes'), 0, {
  confirmed: true,
  group: signingIn,
  title: 'Sign out when idle',
  help: 'A session that is not used for so long ends. 0: it lasts its four hours.',
});

/** Privacy notice that everyone accepts at their first visit. A changed text needs a new version. */
export const personalDataNotice = setting(
  'personalDataNotice',
  z.strictObject({
    version: requiredText(40).meta({ title: 'Version' }),
    text: requiredText(20_000).meta({ title: 'Text' }),
  }),
  {
    version: '2026-01',
    text: `The agency keeps your name, contact details, registration and bank details, and a record of what you do in Gable, to run its business with you: reporting transactions, paying commission, and meeting its duties under the Estate Agents Act, the rules against money laundering and the tax laws.

It shows them to those in the agency whose work needs them, and to authorities where the law asks. It keeps them as long as you work with the agency, and after that as long as the law asks, which for transactions is five years at least.

What you learn in Gable about customers is theirs: use it for their transaction alone, keep it to yourself, and follow the Personal Data Protection Act.

You can see and correct your own data in your profile, and ask the agency’s people desk about all else.`,
  },
  {
    group: signingIn,
    title: 'Personal data notice',
    help: 'What everyone accepts at their first visit. New words get a new version; what was accepted is kept as it was.',
  },
);
