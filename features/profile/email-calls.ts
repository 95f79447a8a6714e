import * as z from 'zod';
import { Token } from '#features/identity/contract/fields.ts';
import { endpoint } from '#platform/contract/endpoint.ts';

/** A new address that counts once the link that went there is opened; `isOver`: the link is too old. */
export const WaitingEmail = z.object({ email: z.string(), expiresAt: z.iso.datetime(), isOver: z.boolean() });

export const emailCalls = {
  confirmEmail: endpoint({
    method: 'POST',
    path: '/v1/users/profile/email/confirm',
    who: 'signed-in',
    summary: 'Puts my new e-mail address in force, by the link that was mailed there; 404 when it is not of mine.',
    body: z.strictObject({ token: Token }),
    message: 'Your e-mail address is changed.',
    limit: 120,
  }),
  mailEmailLinkAgain: endpoint({
    method: 'POST',
    path: '/v1/users/profile/email/resend',
    who: 'signed-in',
    summary: 'Mails another link to the new address that waits; the one before is over.',
    message: 'The link is on its way again.',
    limit: 120,
  }),
  takeBackEmail: endpoint({
    method: 'DELETE',
    path: '/v1/users/profile/email',
    who: 'signed-in',
    summary: 'Takes back the new address that waits; its link is over.',
    message: 'Your e-mail address stays as it is.',
  }),
};
