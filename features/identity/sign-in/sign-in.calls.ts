import * as z from 'zod';
import { Desk, Picture, roles } from '#features/people/room.calls.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, text } from '#platform/contract/fields.ts';
import { ChannelHint, GivenPassword } from '../fields.calls.ts';

const Credentials = z.strictObject({
  userName: text(100).min(1, 'Type your user name.'),
  password: GivenPassword,
});

export const Opened = z.object({ token: z.string(), expiresAt: z.iso.datetime() });
export type Opened = z.output<typeof Opened>;

/** The answer to a right password when a code is required next. */
const SecondStepDue = z.object({ loginSessionId: z.string(), channels: z.array(ChannelHint) });
export type SecondStepDue = z.output<typeof SecondStepDue>;

export const Me = z.object({
  userId: id(),
  userName: z.string(),
  name: z.string(),
  registrationNo: z.string().nullable(),
  picture: Picture,
  role: z.enum(roles),
  desks: z.array(Desk),
  /** While the account is not settled: why, until when, and which of its desks are closed to it meanwhile. */
  rest: z.object({ why: z.string(), until: z.iso.datetime(), closed: z.array(Desk) }).nullable(),
  /** Whether the person leads at least one salesperson today. */
  isManager: z.boolean(),
  via: z.enum(['password', 'amsaccess']),
  /** They have to set up an authenticator app before anything else. */
  lacksApp: z.boolean(),
  /** Whether this person may use features in pilot (setting pilotAgents). */
  inPilot: z.boolean(),
  /** Whether the entry guard of /e-submission does not apply to this person (setting exemptUsers). */
  exemptFromGuard: z.boolean(),
  /** AES key, base64, that seals the drafts in this browser. Pages hold it in memory only. */
  draftKey: z.string(),
});
export type Me = z.output<typeof Me>;

const Window = z.object({ from: z.iso.datetime(), until: z.iso.datetime(), reason: z.string() });

const DemoAccount = z.object({ userName: z.string(), password: z.string(), who: z.string() });

export const signInCalls = {
  initLoginSession: endpoint({
    method: 'POST',
    path: '/auth/init-login-session',
    who: 'public',
    summary: 'Checks the password. Opens a session, or answers how a code for the second step can be had.',
    body: Credentials,
    data: z.union([Opened, SecondStepDue]),
    alsoTopLevel: ['token'],
    transaction: 'own',
    limit: 120,
    limitGroup: 'sign-in',
  }),
  login: endpoint({
    method: 'POST',
    path: '/v1/auth/login',
    who: 'public',
    summary:
      'Signs in with a password; answers the session’s token, also at the top of the envelope. ' +
      '403 “second step required” with the loginSessionId in `detail` where a code is to follow.',
    body: Credentials,
    data: Opened,
    alsoTopLevel: ['token'],
    transaction: 'own',
    limit: 120,
    limitGroup: 'sign-in',
  }),
  logout: endpoint({
    method: 'POST',
    path: '/v1/auth/logout',
    who: 'signed-in',
    beforeApp: true,
    whileLocked: true,
    summary: 'Ends this session at the server.',
  }),
  info: endpoint({
    method: 'GET',
    path: '/v1/users/info',
    who: 'signed-in',
    beforeApp: true,
    summary: 'Who I am.',
    data: Me,
  }),
  signInPage: endpoint({
    method: 'GET',
    path: '/v1/auth/sign-in-page',
    who: 'public',
    summary: 'The words of the sign-in page, and in demo mode the accounts to try.',
    data: z.object({
      alert: z.string(),
      /** A maintenance window that is under way or announced; empty when there is none. */
      maintenance: z.string(),
      note: z.string(),
      promo: z.string(),
      demoAccounts: z.array(DemoAccount),
      hasOutbox: z.boolean(),
    }),
  }),
  maintenance: endpoint({
    method: 'GET',
    path: '/v1/maintenance',
    who: 'public',
    summary: 'The maintenance window under way, and one that begins within a day, by the server’s clock.',
    data: z.object({ now: Window.nullable(), next: Window.nullable(), at: z.iso.datetime() }),
  }),
};
