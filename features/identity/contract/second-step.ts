import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Confirmation } from './confirmation.ts';
import { Channel, Code, SixDigits, Token } from './fields.ts';

/** What an authenticator app is told, once; `uri` is what the picture says. */
const NewAuthenticator = z.object({ secret: z.string(), uri: z.string() });

/** Told once; their hashes are kept. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const SecondStep = z.object({
  isOn: z.boolean(),
  /** Whether the agency lets people do without. */
  mayTurnOff: z.boolean(),
  /** Where a code by mail goes. */
  emailHint: z.string(),
  authenticatorSince: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
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
      /** How long the mailed code lasts, and when another can be had; 0 for an authenticator. */
      lastsSeconds: z.int(),
      resendSeconds: z.int(),
    }),
    limit: 120,
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
      /** After a recovery code: how many are left. */
      recoveryCodesLeft: z.int().nullable(),
    }),
    alsoTopLevel: ['token'],
    transaction: 'own',
    limit: 120,
  }),
  secondStep: endpoint({
    method: 'GET',
    path: '/v1/users/second-step',
    who: 'signed-in',
    summary: 'How my second step stands.',
    data: SecondStep,
  }),
  setSecondStep: endpoint({
    method: 'PUT',
    path: '/v1/users/second-step',
    who: 'signed-in',
    summary: 'Switches my second step on, or off where the agency allows it. It is confirmed.',
    body: z.strictObject({ isOn: z.boolean(), confirmation: Confirmation }),
    data: SecondStep,
    transaction: 'own',
  }),
  startAuthenticator: endpoint({
    method: 'POST',
    path: '/v1/users/authenticator',
    who: 'signed-in',
    summary: 'A secret for an authenticator app, in force once its code proves it. It is confirmed.',
    body: Confirmed,
    data: NewAuthenticator,
    transaction: 'own',
  }),
  confirmAuthenticator: endpoint({
    method: 'POST',
    path: '/v1/users/authenticator/confirm',
    who: 'signed-in',
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
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/v1/users/recovery-codes',
    who: 'signed-in',
    summary: 'Ten new recovery codes, told once; the old ones are over. It is confirmed.',
    body: Confirmed,
    data: RecoveryCodes,
    transaction: 'own',
  }),
};
