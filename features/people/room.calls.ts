import * as z from 'zod';
import { country, gstNumber, identityNumber } from '#features/particulars/contract.ts';
import { readAccountNumber } from '#features/particulars/rules/numbers.ts';
import { genders } from '#features/particulars/words/kinds.ts';
import { postalCode } from '#features/property/contract.ts';
import { desks, endpoint } from '#platform/contract/endpoint.ts';
import { day, id, keysOf, requiredText, text, typedText } from '#platform/contract/fields.ts';
import { readSaNo } from './account/sa-no.rules.ts';
import { audienceKey } from './audience/audience-key.rules.ts';
import { banks } from './record/bank-account.rules.ts';

/** The address of a person's picture, or null. A new picture gets a new address. */
export const Picture = z.string().nullable();

export const Agent = z.object({ userId: id(), name: z.string(), registrationNo: z.string(), picture: Picture });
export type Agent = z.output<typeof Agent>;

export const roles = ['salesperson', 'staff', 'admin'] as const;
export const Desk = z.enum(desks);

/** The agency's code of a salesperson, such as S00042. It is given once and never to anybody else. */
export const SaNo = typedText(readSaNo).min(1, 'A salesperson code has 3 to 10 letters and digits.');

/** The number of a bank account, without blanks and dashes. */
const accountNumber = () => typedText(readAccountNumber).min(1, 'An account number has 5 to 20 digits.');

/** A bank account that money is paid to. */
export const AccountInput = z.strictObject({
  bank: z.enum(banks, 'Choose a bank.'),
  holder: requiredText(140),
  number: accountNumber(),
});
export type AccountInput = z.output<typeof AccountInput>;

/** A GST registration: the number, the first day, and the business address that tax invoices print. */
export const GstInput = z.strictObject({
  number: gstNumber(),
  from: day(),
  address: requiredText(200),
  postalCode: postalCode(),
});
export type GstInput = z.output<typeof GstInput>;

/** A GST registration as it is on record. One that was entered before the address was asked for has none. */
export const Gst = z.object({ number: z.string(), from: day(), address: z.string(), postalCode: z.string() });
export type Gst = z.output<typeof Gst>;

/** Particulars of a salesperson for the tax authority's yearly file. */
export const IdentityInput = z.strictObject({
  idType: z.enum(['NRIC', 'FIN', 'PASSPORT']),
  /** Empty: the stored one stays. */
  idNumber: identityNumber().default(''),
  nationality: country().refine((code) => code !== '', 'Choose a country from the list.'),
  sex: z.enum(keysOf(genders)),
  birth: day(),
});
export type IdentityInput = z.output<typeof IdentityInput>;

const noAudience = 'Choose everyone, salespeople, staff, a team or a rank.';
const audience = z.string().regex(audienceKey, noAudience);

/**
 * An audience: any of these, with their names when read. `team:` with the id of a salesperson is that person and everyone below them,
 * `rank:` with a code is everyone of that rank, both as of today.
 */
export const Audience = z
  .array(z.union([audience, z.object({ key: audience }).transform(({ key }) => key)], noAudience))
  .min(1, 'Choose who this is for.')
  .max(100, 'Choose at most 100 teams and ranks.');
export type Audience = z.output<typeof Audience>;

/** An audience in words, in its own order. */
export const AudienceNames = z.array(z.object({ key: z.string(), name: z.string() }));

const ShownIdentity = IdentityInput.omit({ idNumber: true }).extend({ numberMasked: z.string() });
export type ShownIdentity = z.output<typeof ShownIdentity>;

export const people = {
  ranks: endpoint({
    method: 'GET',
    base: 'agency',
    path: '/v1/ranks',
    who: ['desk:content', 'desk:people'],
    summary: 'The ranks of salespeople, from the foot of the ladder up.',
    data: z.array(z.object({ rank: z.string(), name: z.string() })),
  }),
  agents: endpoint({
    method: 'GET',
    path: '/agents',
    who: 'signed-in',
    summary: 'Salespeople of the agency by name or registration number, at most 20.',
    query: z.strictObject({ search: text(80).default('') }),
    data: z.array(Agent),
  }),
  picture: endpoint({
    method: 'GET',
    path: '/v1/users/{userId}/avatar/{version}',
    who: 'signed-in',
    summary: 'The picture of a person, 256 × 256; a new one gets another address.',
    params: z.strictObject({ userId: id(), version: z.string().regex(/^[0-9a-f]{16}$/, 'This is not a picture.') }),
    file: ['image/webp'],
  }),
  identity: endpoint({
    method: 'GET',
    base: 'agency',
    path: '/v1/people/{userId}/identity',
    who: 'desk:people',
    summary: 'A salesperson’s identity for the yearly commission file, the number masked; null if it is not on record.',
    params: z.strictObject({ userId: id() }),
    data: ShownIdentity.nullable(),
  }),
  setIdentity: endpoint({
    method: 'PUT',
    base: 'agency',
    path: '/v1/people/{userId}/identity',
    who: 'desk:people',
    summary:
      'Writes a salesperson’s identity document, nationality, sex and day of birth for the yearly commission file.',
    params: z.strictObject({ userId: id() }),
    body: IdentityInput,
    record: ShownIdentity,
    message: 'The identity is saved.',
  }),
  setGst: endpoint({
    method: 'PUT',
    base: 'agency',
    path: '/v1/people/{userId}/gst',
    who: 'desk:people',
    summary:
      'Writes that a salesperson is registered for GST from a day on, with their business address, or that they are not.',
    params: z.strictObject({ userId: id() }),
    command: true,
    body: z.strictObject({ gst: GstInput.nullable() }),
    message: 'The GST registration is saved.',
  }),
};
