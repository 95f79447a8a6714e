import * as z from 'zod';
import { Confirmation } from '#features/identity/contract/confirmation.ts';
import { Desk, Gst, mailKinds, Picture, roles } from '#features/people/contract.ts';
import { banks } from '#features/people/rules/bank-account.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { email, id, phone, requiredText, text } from '#platform/contract/fields.ts';
import { emailCalls, WaitingEmail } from './email-calls.ts';

/** How a person is reached. Both open the account to who holds them, so a change is confirmed. */
export const Contact = z.strictObject({
  email: email(),
  mobile: z.union([z.literal(''), phone()], 'Give 8 digits, or a number with its country code.'),
});

const Mails = z.record(z.enum(mailKinds), z.boolean());

export const BankAccount = z.strictObject({
  bank: z.enum(banks, 'Choose a bank.'),
  holder: requiredText(140),
  number: text(40)
    .transform((value) => value.replace(/[\s-]/g, ''))
    .refine((value) => /^\d{5,20}$/.test(value), 'An account number has 5 to 20 digits.'),
  confirmation: Confirmation,
});

const pixels = () => z.coerce.number('Give whole pixels.').int('Give whole pixels.').min(0).max(100_000);

/** A square of the picture as it is seen, upright, in its pixels. */
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
  /** Today's rank, and who leads me. */
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
  mails: Mails,
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
      'Changes how I am reached and which mails I get; another e-mail or mobile number takes my password, and an e-mail counts once its link is opened.',
    body: Contact.extend({ mails: Mails, confirmation: Confirmation.optional() }),
    data: Profile,
    message: 'Your profile is saved.',
    transaction: 'own',
    limit: 120,
  }),
  setBankAccount: endpoint({
    method: 'PUT',
    path: '/v1/users/bank-account',
    who: 'signed-in',
    summary: 'Says where my commission goes; it takes my password, and I am told by mail.',
    body: BankAccount,
    data: Profile,
    message: 'Your bank account is changed.',
    transaction: 'own',
    limit: 120,
  }),
  uploadPicture: endpoint({
    method: 'POST',
    path: '/v1/users/avatar',
    who: 'signed-in',
    summary:
      'Gives me a picture: a square of a JPEG, PNG or WebP of 5 MB at most, the largest in its middle by default.',
    upload: true,
    body: AskedSquare,
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
