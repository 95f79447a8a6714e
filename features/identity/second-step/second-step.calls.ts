import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Confirmation, confirmationRefusals } from '../confirmation/confirmation.calls.ts';
import { Channel, Code, SixDigits, Token } from '../fields.calls.ts';

/** The secret for an authenticator app. It is sent once. `uri` is the content of the QR code. */
const NewAuthenticator = z.object({ secret: z.string(), uri: z.string() });

/** The codes are sent once. Only their hashes are stored. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const SecondStep = z.object({
  isOn: z.boolean(),
  /** Whether the agency lets people turn the second step off. */
  mayTurnOff: z.boolean(),
  /** The masked address that codes are mailed to. */
  emailHint: z.string(),
  authenticatorSince: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
  /** Administrators and every desk but content keep an app: they replace it, and don’t remove it. */
  needsApp: z.boolean(),
});
export type SecondStep = z.output<typeof SecondStep>;

const Confirmed = z.strictObject({ confirmation: Confirmation });

export const secondStepCalls = {
  requestOtp: endpoint({
    method: 'POST',
    path: '/v1/auth/request-otp',
    who: 'public',
    summary: 'Mails a code for the second step, or says that the authenticator’s will be given.',
    body: z.strictObject({ loginSessionId: Token, channel: Channel }),
    data: z.object({
      channel: Channel,
      hint: z.string(),
      /** How long the mailed code is valid, and the wait before another can be requested. Both are 0 for an app. */
      lastsSeconds: z.int(),
      resendSeconds: z.int(),
    }),
    limit: 120,
    refuses: ['missing'],
  }),
  verifyOtp: endpoint({
    method: 'POST',
    path: '/v1/auth/verify-otp',
    who: 'public',
    summary: 'The second step: the mailed code, the authenticator’s, or a recovery code. Opens the session.',
    body: z.strictObject({ loginSessionId: Token, code: Code }),
    data: z.object({
      token: z.string(),
      expiresAt: z.iso.datetime(),
      /** How many recovery codes are left after one was used; otherwise null. */
      recoveryCodesLeft: z.int().nullable(),
    }),
    alsoTopLevel: ['token'],
    transaction: 'own',
    limit: 120,
    refuses: ['missing'],
  }),
  secondStep: endpoint({
    method: 'GET',
    path: '/v1/users/second-step',
    who: 'signed-in',
    beforeApp: true,
    summary: 'How my second step stands.',
    data: SecondStep,
  }),
  setSecondStep: endpoint({
    method: 'PUT',
    path: '/v1/users/second-step',
    who: 'signed-in',
    summary: 'Switches my second step on, or off where the agency allows it. It is confirmed.',
    command: true,
    body: z.strictObject({ isOn: z.boolean(), confirmation: Confirmation }),
    data: SecondStep,
    transaction: 'own',
    refuses: confirmationRefusals,
  }),
  startAuthenticator: endpoint({
    method: 'POST',
    path: '/v1/users/authenticator',
    who: 'signed-in',
    beforeApp: true,
    summary:
      'A secret for an authenticator app, in force once its code proves it. It is confirmed, but for the first one of somebody who has to set one up and has just signed in.',
    body: z.strictObject({ confirmation: Confirmation.optional() }),
    data: NewAuthenticator,
    transaction: 'own',
    refuses: confirmationRefusals,
  }),
  confirmAuthenticator: endpoint({
    method: 'POST',
    path: '/v1/users/authenticator/confirm',
    who: 'signed-in',
    beforeApp: true,
    summary: 'The app’s first code puts the authenticator in force; answers ten recovery codes, once.',
    body: z.strictObject({ code: SixDigits }),
    data: RecoveryCodes,
    transaction: 'own',
    limit: 120,
  }),
  removeAuthenticator: endpoint({
    method: 'POST',
    path: '/v1/users/authenticator/remove',
    who: 'signed-in',
    summary: 'Removes my authenticator and its recovery codes. It is confirmed.',
    body: Confirmed,
    data: SecondStep,
    transaction: 'own',
    refuses: confirmationRefusals,
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/v1/users/recovery-codes',
    who: 'signed-in',
    summary: 'Ten new recovery codes, shown once; the old ones are over. It is confirmed.',
    body: Confirmed,
    data: RecoveryCodes,
    transaction: 'own',
    refuses: confirmationRefusals,
  }),
};
