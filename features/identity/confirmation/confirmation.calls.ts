import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { ChannelHint, Code, GivenPassword, SixDigits, Token } from '../fields.calls.ts';

/**
 * Credentials that a signed-in person enters again before a sensitive change, so that a stolen session is not enough: the password, and a
 * code if their sign-in requires one.
 */
export const Confirmation = z.strictObject({
  password: GivenPassword,
  loginSessionId: Token.optional(),
  code: Code.optional(),
});
export type Confirmation = z.output<typeof Confirmation>;

/** Credentials for calls marked `confirmed`: either the password or a code is enough. */
export const SessionConfirmation = z
  .strictObject({ password: GivenPassword.optional(), code: SixDigits.optional() })
  .refine(({ password, code }) => (password === undefined) !== (code === undefined), {
    path: ['password'],
    message: 'Give your password, or the code that your app shows.',
  });
export type SessionConfirmation = z.output<typeof SessionConfirmation>;

/** Kinds of refusal of a change that requires a confirmation: a code that no longer exists, too many tries. */
export const confirmationRefusals = ['missing', 'rate'] as const;

export const confirmationCalls = {
  beginConfirmation: endpoint({
    method: 'POST',
    path: '/v1/users/confirmation',
    who: 'signed-in',
    beforeApp: true,
    summary: 'Checks my password, and answers how a code can be had for a change that takes one (request-otp).',
    body: z.strictObject({ password: GivenPassword }),
    data: z.object({
      /** Null if the person's sign-in has no second step. Then the password is enough. */
      loginSessionId: z.string().nullable(),
      channels: z.array(ChannelHint),
    }),
    transaction: 'own',
    limit: 120,
  }),
  confirmSession: endpoint({
    method: 'POST',
    path: '/v1/users/sessions/confirmation',
    who: 'signed-in',
    beforeApp: true,
    summary:
      'Confirms that it is me, by my password or my authenticator’s code: for some minutes this session makes the calls that are confirmed.',
    body: SessionConfirmation,
    data: z.object({ until: z.iso.datetime() }),
    transaction: 'own',
    limit: 120,
  }),
};
