import { implement } from '#platform/server/http/implement.ts';
import { port } from '#platform/server/room.ts';
import { readMe } from './account/read-me.server.ts';
import { beginConfirmation } from './confirmation/confirm-it-is-me.server.ts';
import { confirmSession } from './confirmation/confirmed.server.ts';
import { confirmAddress, undoAddress } from './email-address/by-another.server.ts';
import { initAccount, initAuthenticator, openInvitation } from './invitations/init-account.server.ts';
import { invite, inviteAgain } from './invitations/invite.server.ts';
import type { Maintenance } from './maintenance/maintenance.server.ts';
import { listDemoMail, readDemoMail } from './outbox/outbox.server.ts';
import { changePassword } from './passwords/change-password.server.ts';
import { forgotPassword } from './passwords/forgot-password.server.ts';
import { openResetLink, resetPassword } from './passwords/reset-password.server.ts';
import { identity } from './room.calls.ts';
import {
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
} from './second-step/my-authenticator.server.ts';
import { readSecondStep, setSecondStep } from './second-step/my-second-step.server.ts';
import { requestOtp } from './second-step/request-otp.server.ts';
import { verifyOtp } from './second-step/verify-otp.server.ts';
import { signOut } from './sessions/end-sessions.server.ts';
import { lockSession, unlockSession } from './sessions/hand-over.server.ts';
import type { Sessions } from './sessions/held-sessions.server.ts';
import { endOtherSessions, endSession, listSessions } from './sessions/my-sessions.server.ts';
import { type DemoAccount, readSignInPage } from './sign-in/read-sign-in-page.server.ts';
import { signIn, signInAtOnce } from './sign-in/sign-in.server.ts';

/** The part of the running server's sessions that routes use. */
export type HeldSessions = Pick<Sessions, 'forget'> & { maintenance: Pick<Maintenance, 'read' | 'words'> };

/** The sessions of the running server, of which an end is known at once. */
export const heldSessions = port<HeldSessions>('identity.sessions');

/** `sessions.forget` ends sessions on this server before the answer. The other servers get a notification. */
export const identityRoutes = (sessions: HeldSessions, demoAccounts: DemoAccount[]) =>
  implement('identity', identity, {
    initLoginSession: async (at, { body }) => {
      const answer = await signIn(at, body);
      if ('token' in answer) at.reply.setSession(answer.token);
      return answer;
    },
    login: async (at, { body }) => {
      const opened = await signInAtOnce(at, body);
      at.reply.setSession(opened.token);
      return opened;
    },
    logout: async (at) => {
      await signOut(at);
      sessions.forget(at.actor.userId);
      at.reply.setSession(null);
      return undefined;
    },
    info: (at) => readMe(at),
    signInPage: (at) => readSignInPage(at, demoAccounts, sessions.maintenance),
    maintenance: () => sessions.maintenance.read(),

    requestOtp: (at, { body }) => requestOtp(at, body),
    verifyOtp: async (at, { body }) => {
      const opened = await verifyOtp(at, body);
      at.reply.setSession(opened.token);
      return opened;
    },
    secondStep: (at) => readSecondStep(at),
    setSecondStep: async (at, { body }) => {
      const answer = await setSecondStep(at, body);
      sessions.forget(at.actor.userId);
      return answer;
    },
    beginConfirmation: (at, { body }) => beginConfirmation(at, body.password),
    confirmSession: (at, { body }) => confirmSession(at, body),
    startAuthenticator: (at, { body }) => startAuthenticator(at, body.confirmation),
    confirmAuthenticator: async (at, { body }) => {
      const answer = await confirmAuthenticator(at, body.code);
      sessions.forget(at.actor.userId);
      return answer;
    },
    removeAuthenticator: (at, { body }) => removeAuthenticator(at, body.confirmation),
    renewRecoveryCodes: (at, { body }) => renewRecoveryCodes(at, body.confirmation),

    forgotPassword: (at, { body }) => forgotPassword(at, body.userName),
    confirmAddress: (at, { body }) => confirmAddress(at, body.token),
    undoAddress: (at, { body }) => undoAddress(at, body.token),
    openResetLink: (at, { body }) => openResetLink(at, body.token),
    resetPassword: async (at, { body }) => {
      const { userId, userName } = await resetPassword(at, body);
      sessions.forget(userId);
      return { userName };
    },
    changePassword: async (at, { body }) => {
      const answer = await changePassword(at, body);
      sessions.forget(at.actor.userId);
      return answer;
    },

    invite: (at, { body }) => invite(at, body),
    inviteAgain: (at, { params }) => inviteAgain(at, params.userId),
    openInvitation: (at, { body }) => openInvitation(at, body.token),
    initAuthenticator: (at, { body }) => initAuthenticator(at, body.token),
    initAccount: (at, { body }) => initAccount(at, body),

    sessions: (at) => listSessions(at),
    endSession: async (at, { params }) => {
      await endSession(at, params.sessionId);
      sessions.forget(at.actor.userId);
      if (params.sessionId === at.actor.sessionId) at.reply.setSession(null);
      return undefined;
    },
    lockSession: async (at) => {
      await lockSession(at);
      sessions.forget(at.actor.userId);
      return undefined;
    },
    unlockSession: async (at, { body }) => {
      await unlockSession(at, body);
      sessions.forget(at.actor.userId);
      return undefined;
    },
    endOtherSessions: async (at) => {
      const answer = await endOtherSessions(at);
      sessions.forget(at.actor.userId);
      return answer;
    },

    outbox: (at) => listDemoMail(at.config),
    outboxMail: (at, { params }) => readDemoMail(at.config, params.id),
  });
