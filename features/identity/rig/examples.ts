import type { Examples } from '#test/access.ts';
import type { identity } from '../room.calls.ts';

type Records = {
  /** Another session than the one that the owner acts in. */
  otherSessionId: string;
};

export const examples: Examples<typeof identity, Records> = {
  prepare: async (_, signInAgain) => {
    const [other] = (await (await signInAgain()).get('/api/v1/users/sessions')).body.data;
    return { otherSessionId: other.sessionId };
  },
  calls: {
    initLoginSession: {},
    login: {},
    logout: {},
    info: {},
    signInPage: {},
    requestOtp: {},
    verifyOtp: {},
    secondStep: {},
    setSecondStep: ({ password }) => ({ body: { isOn: true, confirmation: { password } } }),
    startAuthenticator: ({ password }) => ({ body: { confirmation: { password } } }),
    confirmAuthenticator: () => ({ body: { code: '000000' }, refused: 403 }),
    // There is no app yet.
    removeAuthenticator: ({ password }) => ({ body: { confirmation: { password } }, refused: 409 }),
    renewRecoveryCodes: ({ password }) => ({ body: { confirmation: { password } }, refused: 409 }),
    forgotPassword: {},
    confirmAddress: {},
    undoAddress: {},
    openResetLink: {},
    resetPassword: {},
    changePassword: ({ password }) => ({
      body: { currentPassword: password, newPassword: 'quite another long password' },
    }),
    invite: () => ({
      body: { userName: 'new.one', name: 'New One', email: 'new@gable.example', role: 'staff', desks: ['finance'] },
    }),
    inviteAgain: ({ userId }) => ({ params: { userId } }),
    openInvitation: {},
    initAuthenticator: {},
    initAccount: {},
    sessions: {},
    endSession: ({ otherSessionId }) => ({ params: { sessionId: otherSessionId }, foreign: true }),
    endOtherSessions: {},
    lockSession: { body: {} },
    unlockSession: ({ password }) => ({ body: { password } }),
    outbox: {},
    outboxMail: () => ({ params: { id: 'x' } }),
    maintenance: {},
    beginConfirmation: ({ password }) => ({ body: { password } }),
    confirmSession: ({ password }) => ({ body: { password } }),
  },
  // After the first of these a confirmation requires a code. The others end sessions, or lock one.
  last: ['setSecondStep', 'endOtherSessions', 'lockSession', 'unlockSession', 'changePassword', 'logout'],
};
