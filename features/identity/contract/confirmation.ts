import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { ChannelHint, Code, GivenPassword, Token } from './fields.ts';

/**
 * What someone who is signed in shows again, before a change that whoever stole their session would want: the password,
 * and a code where signing in takes one.
 */
export const Confirmation = z.strictObject({
  password: GivenPassword,
  loginSessionId: Token.optional(),
  code: Code.optional(),
});
export type Confirmation = z.output<typeof Confirmation>;

export const confirmationCalls = {
  beginConfirmation: endpoint({
    method: 'POST',
    path: '/v1/users/confirmation',
    who: 'signed-in',
    summary: 'Checks my password, and answers how a code can be had for a change that takes one (request-otp).',
    body: z.strictObject({ password: GivenPassword }),
    data: z.object({
      /** Null where my sign-in takes no second step: the password is enough. */
      loginSessionId: z.string().nullable(),
      channels: z.array(ChannelHint),
    }),
    transaction: 'own',
    limit: 120,
  }),
};
