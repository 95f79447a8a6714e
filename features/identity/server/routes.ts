import { missing } from '#platform/contract/refusal.ts';
import type { Config } from '#platform/server/config.ts';
import { implement } from '#platform/server/http/implement.ts';
import { outboxFolder } from '#platform/server/mail/open-mailer.ts';
import { listOutbox, readOutbox } from '#platform/server/mail/outbox.ts';
import { identity } from '../contract.ts';
import type { Maintenance } from './maintenance/open-maintenance.ts';
import { readMe } from './read-me.ts';
import { type DemoAccount, readSignInPage } from './read-sign-in-page.ts';
import type { Sessions } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

/** Mail can be read in the browser in demo mode only, where there is nobody real to read about. */
const demoOutbox = (config: Config): string => {
  if (!config.demo || config.smtpUrl) throw missing('page');
  return outboxFolder(config);
};

/** What routes need of the sessions that a running server holds. */
export type HeldSessions = Pick<Sessions, 'forget'> & { maintenance: Pick<Maintenance, 'read' | 'words'> };

export const identityRoutes = (sessions: HeldSessions, demoAccounts: DemoAccount[]) => {
  const open = async (
    at: Parameters<typeof signIn>[0] & { reply: { setSession(token: string): void } },
    body: Parameters<typeof signIn>[1],
  ) => {
    const opened = await signIn(at, body);
    at.reply.setSession(opened.token);
    return opened;
  };
  return implement('identity', identity, {
    initLoginSession: (at, { body }) => open(at, body),
    login: (at, { body }) => open(at, body),
    logout: async (at) => {
      await signOut(at);
      sessions.forget(at.actor.userId);
      at.reply.setSession(null);
      return undefined;
    },
    info: (at) => readMe(at),
    signInPage: (at) => readSignInPage(at, demoAccounts, sessions.maintenance),
    maintenance: () => sessions.maintenance.read(),
    outbox: (at) => listOutbox(demoOutbox(at.config)),
    outboxMail: (at, { params }) => readOutbox(demoOutbox(at.config), params.id),
  });
};
