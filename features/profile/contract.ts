import * as z from 'zod';
import { Confirmation, confirmationRefusals } from '#features/identity/confirmation/confirmation.calls.ts';
import { Token } from '#features/identity/fields.calls.ts';
import { AccountInput, Desk, Gst, Picture, roles } from '#features/people/room.calls.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { email, id, phone } from '#platform/contract/fields.ts';

/** A new address, in use once its owner opens the mailed link. `isOver`: the link has expired. */
const WaitingEmail = z.object({ email: z.string(), expiresAt: z.iso.datetime(), isOver: z.boolean() });

const emailCalls = {
  confirmEmail: endpoint({
    method: 'POST',
    path: '/v1/users/profile/email/confirm',
    who: 'signed-in',
    summary: 'Puts my new email address in force, by the link that was mailed there; 404 when it is not of mine.',
    body: z.strictObject({ token: Token }),
    message: 'Your email address is changed.',
    limit: 120,
    refuses: ['missing'],
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
    message: 'Your email address stays as it is.',
  }),
};

/** A person's contact. Whoever has the mailbox or the phone could enter the account, so a change must be confirmed. */
export const Contact = z.strictObject({
  email: email(),
  mobile: z.union([z.literal(''), phone()], 'Give 8 digits, or a number with its country code.'),
});

/** Whether each kind of mail is wanted, by its key (platform/contract/mail-kind.ts). */

export const BankAccount = AccountInput.extend({ confirmation: Confirmation });

const pixels = () =>
  z.coerce.number('Give whole pixels.').int('Give whole pixels.').min(0).max(100_000).describe('In pixels.');

/** A square of the upright picture, in pixels. */
const Square = z.strictObject({ left: pixels(), top: pixels(), size: pixels().min(1) });
export type Square = z.output<typeof Square>;
const AskedSquare = Square.partial();
export type AskedSquare = z.output<typeof AskedSquare>;

const Profile = z.object({
  userId: id(),
  userName: z.string(),
  name: z.string(),
  role: z.enum(roles),
  desks: z.array(Desk),
  registrationNo: z.string().nullable(),
  /** The rank and the upline of today. */
  rank: z.string().nullable(),
  upline: z.string().nullable(),
  picture: Picture,
  email: z.string(),
  waitingEmail: WaitingEmail.nullable(),
  /** Empty when there is none. */
  mobile: z.string(),
  gst: Gst.nullable(),
  /** The number is masked. */
  bankAccount: z
    .object({ bank: z.string(), holder: z.string(), number: z.string(), changedAt: z.iso.datetime() })
    .nullable(),
});
export type Profile = z.output<typeof Profile>;

export const profile = {
  read: endpoint({
    method: 'GET',
    path: '/v1/users/profile',
    who: 'signed-in',
    summary: 'What the agency knows of me; my bank account is masked.',
    data: Profile,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/v1/users/profile',
    who: 'signed-in',
    summary:
      'Changes how I am reached; another email or mobile number takes my password, and an email counts once its link is opened.',
    body: Contact.extend({ confirmation: Confirmation.optional() }),
    record: Profile,
    data: Profile,
    message: 'Your profile is saved.',
    transaction: 'own',
    limit: 120,
    refuses: confirmationRefusals,
  }),
  setBankAccount: endpoint({
    method: 'PUT',
    path: '/v1/users/bank-account',
    who: 'signed-in',
    summary: 'Says where my commission goes; it takes my password, and I get a mail.',
    command: true,
    body: BankAccount,
    data: Profile,
    message: 'Your bank account is changed.',
    transaction: 'own',
    limit: 120,
    refuses: confirmationRefusals,
  }),
  uploadPicture: endpoint({
    method: 'POST',
    path: '/v1/users/avatar',
    who: 'signed-in',
    summary:
      'Gives me a picture: a square of a JPEG, PNG or WebP of 5 MB at most, the largest in its middle by default.',
    upload: true,
    body: AskedSquare,
    record: Profile,
    data: z.object({ picture: Picture }),
    message: 'Your picture is changed.',
    transaction: 'own',
    limit: 60,
  }),
  removePicture: endpoint({
    method: 'DELETE',
    path: '/v1/users/avatar',
    who: 'signed-in',
    summary: 'Takes my picture away.',
    message: 'Your picture is removed.',
  }),
  ...emailCalls,
};
