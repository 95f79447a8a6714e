import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { text } from '#platform/contract/fields.ts';
import { GivenPassword, NewPassword, Token } from '../fields.calls.ts';

export const passwordCalls = {
  forgotPassword: endpoint({
    method: 'POST',
    path: '/v1/users/forgot-password',
    who: 'public',
    summary: 'Mails a link for a new password. The answer is the same whether there is such an account or not.',
    body: z.strictObject({
      /** Or the email address. */
      userName: text(254).min(1, 'Type your user name or email address.'),
    }),
    data: z.object({ linkMinutes: z.int() }),
    transaction: 'own',
    limit: 120,
  }),
  openResetLink: endpoint({
    method: 'POST',
    path: '/v1/users/reset-password/open',
    who: 'public',
    summary: 'Whose password a link is for; 404 when it is not in force.',
    body: z.strictObject({ token: Token }),
    data: z.object({ userName: z.string() }),
    limit: 120,
    refuses: ['missing'],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/v1/users/reset-password',
    who: 'public',
    summary: 'Sets a new password by the link in a mail; every session ends, and the second step stays.',
    body: z.strictObject({ token: Token, password: NewPassword }),
    data: z.object({ userName: z.string() }),
    transaction: 'own',
    limit: 120,
    refuses: ['missing'],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/v1/users/change-password',
    who: 'signed-in',
    summary: 'A new password for myself; my other sessions end.',
    body: z.strictObject({ currentPassword: GivenPassword, newPassword: NewPassword }),
    data: z.object({ sessionsEnded: z.int() }),
    transaction: 'own',
    message: 'Password changed',
    refuses: ['rate'],
  }),
};
