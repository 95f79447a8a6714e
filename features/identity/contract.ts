import * as z from 'zod';
import { Desk, Picture, roles } from '#features/people/contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/fields.ts';

const Credentials = z.strictObject({
  userName: z.string().trim().min(1, 'Type your user name.').max(100),
  // Compared exactly: never trimmed, never cut. The limit is far above any password and keeps hashing cheap.
  password: z.string().min(1, 'Type your password.').max(1_000),
});

const Opened = z.object({ token: z.string(), expiresAt: z.iso.datetime() });

export const Me = z.object({
  userId: id(),
  userName: z.string(),
  name: z.string(),
  registrationNo: z.string().nullable(),
  picture: Picture,
  role: z.enum(roles),
  desks: z.array(Desk),
  /** Leads someone today. */
  isManager: z.boolean(),
  via: z.enum(['password', 'amsaccess']),
  /** Does the entry guard of /e-submission leave me alone (setting exemptUsers)? */
  exemptFromGuard: z.boolean(),
  /** AES key, base64, for drafts kept in this browser; held in memory only (decision 11). */
  draftKey: z.string(),
});
export type Me = z.output<typeof Me>;

const DemoAccount = z.object({ userName: z.string(), password: z.string(), who: z.string() });

const Window = z.object({ from: z.iso.datetime(), until: z.iso.datetime(), reason: z.string() });

const Mail = z.object({ id: z.string(), date: z.string(), to: z.string(), subject: z.string() });

export const identity = {
  initLoginSession: endpoint({
    method: 'POST',
    path: '/auth/init-login-session',
    who: 'public',
    summary: 'Checks the password and opens a session.',
    body: Credentials,
    data: Opened,
    alsoTopLevel: ['token'],
    transaction: 'own',
    limit: 120,
  }),
  login: endpoint({
    method: 'POST',
    path: '/v1/auth/login',
    who: 'public',
    summary: 'Signs in with a password; answers the session’s token, also at the top of the envelope.',
    body: Credentials,
    data: Opened,
    alsoTopLevel: ['token'],
    transaction: 'own',
    limit: 120,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/v1/auth/logout',
    who: 'signed-in',
    summary: 'Ends this session at the server.',
  }),
  info: endpoint({ method: 'GET', path: '/v1/users/info', who: 'signed-in', summary: 'Who I am.', data: Me }),
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
  outbox: endpoint({
    method: 'GET',
    path: '/v1/outbox',
    who: 'public',
    summary: 'Mail that was written instead of sent, newest first; in demo mode only.',
    data: z.array(Mail),
  }),
  outboxMail: endpoint({
    method: 'GET',
    path: '/v1/outbox/{id}',
    who: 'public',
    summary: 'One mail of the outbox; in demo mode only.',
    params: z.strictObject({ id: z.string().max(200) }),
    data: Mail.extend({ text: z.string(), html: z.string(), links: z.array(z.string()) }),
  }),
};
