import * as z from 'zod';
import { registrationNo } from '#features/particulars/contract.ts';
import { Desk, roles, SaNo } from '#features/people/room.calls.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { email, id, requiredText, text } from '#platform/contract/fields.ts';
import { Channel, NewPassword, SixDigits, Token } from '../fields.calls.ts';
import { RecoveryCodes } from '../second-step/second-step.calls.ts';

/** The person that an account is made for. */
export const Newcomer = z.strictObject({
  userName: z
    .string()
    .trim()
    .regex(/^[a-zA-Z0-9][a-zA-Z0-9._-]{2,59}$/, 'Use 3 to 60 letters, digits, dots and dashes.'),
  name: requiredText(120),
  email: email(),
});

const Invitee = Newcomer.extend({
  role: z.enum(roles),
  /** Salespeople only. */
  registrationNo: registrationNo().optional(),
  /** Salespeople only. Without it they get the next free code. */
  saNo: SaNo.optional(),
  /** Staff only. */
  desks: z.array(Desk).max(10).optional(),
}).superRefine(({ role, registrationNo, saNo, desks = [] }, refuse) => {
  const say = (field: string, message: string) => refuse.addIssue({ code: 'custom', path: [field], message });
  if (role === 'salesperson' && !registrationNo) say('registrationNo', 'A salesperson has a registration number.');
  if (role !== 'salesperson' && registrationNo) say('registrationNo', 'Only a salesperson has one.');
  if (role !== 'salesperson' && saNo) say('saNo', 'Only a salesperson has one.');
  if (role === 'staff' && desks.length === 0) say('desks', 'Choose one desk at least.');
  if (role !== 'staff' && desks.length > 0) say('desks', 'Only staff have desks.');
});
export type Invitee = z.output<typeof Invitee>;

const Invited = z.object({ userId: id(), expiresAt: z.iso.datetime() });

export const invitationCalls = {
  invite: endpoint({
    method: 'POST',
    path: '/v1/users/invitations',
    who: 'desk:people',
    confirmed: 'at-times',
    summary: 'Adds someone and mails them a link to their first visit. Only an administrator invites staff.',
    body: Invitee,
    data: Invited,
    message: 'Invitation sent',
  }),
  inviteAgain: endpoint({
    method: 'POST',
    path: '/v1/users/invitations/{userId}/resend',
    who: 'desk:people',
    confirmed: 'at-times',
    summary: 'Mails another link to someone who was invited and has not come; the one before is over.',
    params: z.strictObject({ userId: id() }),
    data: Invited,
    message: 'Invitation sent again',
  }),
  openInvitation: endpoint({
    method: 'POST',
    path: '/v1/users/init-account/open',
    who: 'public',
    summary: 'Who is invited by a link, and the notice they are to accept; 404 when it is not in force.',
    body: z.strictObject({ token: Token }),
    data: z.object({
      userName: z.string(),
      name: z.string(),
      email: z.string(),
      registrationNo: z.string().nullable(),
      role: z.enum(roles),
      /** Their codes come from an app alone. */
      needsApp: z.boolean(),
      notice: z.object({ version: z.string(), text: z.string() }),
    }),
    limit: 120,
    refuses: ['missing'],
  }),
  initAuthenticator: endpoint({
    method: 'POST',
    path: '/v1/users/init-account/authenticator',
    who: 'public',
    summary: 'A secret for the invited person’s authenticator app.',
    body: z.strictObject({ token: Token }),
    data: z.object({ secret: z.string(), uri: z.string() }),
    transaction: 'own',
    limit: 120,
    refuses: ['missing'],
  }),
  initAccount: endpoint({
    method: 'POST',
    path: '/v1/users/init-account',
    who: 'public',
    summary: 'The first visit: password, second step, acceptance of the notice. Recovery codes come with an app.',
    body: z
      .strictObject({
        token: Token,
        /** The person confirms that the agency's record of them is right. */
        isMe: z.literal(true, 'Say that this is you.'),
        password: NewPassword,
        channel: Channel,
        /** The app’s first code. */
        code: SixDigits.optional(),
        noticeVersion: text(40),
        acceptsNotice: z.literal(true, 'Read the notice and accept it.'),
      })
      .superRefine(({ channel, code }, refuse) => {
        if (channel === 'AUTHENTICATOR' && !code)
          refuse.addIssue({ code: 'custom', path: ['code'], message: 'Type the code that the app shows.' });
      }),
    data: RecoveryCodes.extend({ userName: z.string() }),
    transaction: 'own',
    limit: 120,
    refuses: ['missing'],
  }),
};
