import * as z from 'zod';
import { registrationNoPattern } from '#features/register/rules.ts';
import { cents, day, email, id, keysOf, optional, phone, rate, requiredText, text } from '#platform/contract/fields.ts';
import { hundredPercent } from '#platform/contract/money.ts';
import { isCountry } from './countries.ts';
import { genders, passTypes } from './detail-words.ts';
import {
  billTargets,
  cobrokeRoles,
  directions,
  idTypes,
  partyKinds,
  representedSides,
  residencies,
  stepKeys,
  tenancies,
} from './words.ts';

/** The inputs of a submission beyond its first step, as the wizard's forms and the calls share them. Amounts in cents, rates in ten-thousandths of a percent. */

/** A code of ISO 3166; empty while it is not known. */
const country = () => text(60).refine((code) => code === '' || isCountry(code), 'Choose a country from the list.');
const wholeRate = () => rate().max(hundredPercent, 'A part can’t exceed 100 %.');

/** The person for whom a party holds, where that is not the party itself. */
const BeneficialOwnerInput = z.strictObject({
  name: requiredText(140),
  idType: z.enum(['NRIC', 'FIN', 'PASSPORT']),
  /** Left out: what is stored stays, or nothing is known yet. */
  idNumber: text(40).optional(),
  nationality: country().default(''),
  dateOfBirth: optional(day()),
});

/** Someone who holds a part of a company, directly under it or under a company that does. */
export const ShareholderInput = z.strictObject({
  parentId: optional(id()),
  kind: z.enum(['INDIVIDUAL', 'COMPANY']),
  name: requiredText(140),
  rate: wholeRate().min(1, 'This is required.'),
  idType: z.enum(keysOf(idTypes)),
  /** Left out: what is stored stays, or nothing is known yet. */
  idNumber: text(40).optional(),
  nationality: country().default(''),
});
export type ShareholderInput = z.output<typeof ShareholderInput>;

/** Which of these are asked of whom is in `party-fields.ts`; others are dropped. */
const partyDetails = {
  alias: text(140).default(''),
  gender: optional(z.enum(keysOf(genders))),
  /** Of a passport: its last day. */
  idExpiry: optional(day()),
  passType: optional(z.enum(keysOf(passTypes))),
  passExpiry: optional(day()),
  occupation: text(100).default(''),
  employer: text(140).default(''),
  tradingName: text(140).default(''),
  dateOfIncorporation: optional(day()),
};

export const PartyInput = z.strictObject({
  partyType: z.enum(representedSides),
  kind: z.enum(keysOf(partyKinds)),
  name: requiredText(140),
  idType: z.enum(keysOf(idTypes)),
  /** Left out on a change: the number that is stored stays. */
  idNumber: text(40).optional(),
  /** Of a company: the country where it is registered. */
  nationality: country().default(''),
  dateOfBirth: optional(day()),
  residency: optional(z.enum(keysOf(residencies))),
  ...partyDetails,
  phone: z.union([z.literal(''), phone()]).default(''),
  email: z.union([z.literal(''), email()]).default(''),
  address: text(300).default(''),
  representedParty: z.enum(['I', 'O']),
  isUnrepresented: z.boolean().default(false),
  tenancy: optional(z.enum(keysOf(tenancies))),
  /** Its part of the property, asked of tenants in common. */
  ownershipRate: optional(wholeRate()),
  isOnBehalf: z.boolean().default(false),
  representsPartyUUID: optional(id()),
  isBeneficialOwner: z.boolean().default(true),
  beneficialOwner: optional(BeneficialOwnerInput),
});
export type PartyInput = z.output<typeof PartyInput>;

/** A share is a percentage of what is shareable, or an amount. */
const shareFields = {
  shareBasis: z.enum(['PERCENT', 'AMOUNT']),
  shareRate: optional(rate().max(hundredPercent, 'A share can’t exceed 100 %.')),
  shareCents: optional(cents()),
};

export const ExternalCobrokeInput = z.strictObject({
  agencyName: requiredText(140),
  licenceNo: text(10)
    .regex(/^(L\d{7}[A-Z])?$/, 'A licence number looks like L3001234K.')
    .default(''),
  agencyAddress: text(300).default(''),
  gstRegistered: z.boolean().default(false),
  salespersonName: requiredText(140),
  registrationNo: text(8).regex(registrationNoPattern, 'A registration number looks like R012345A.'),
  mobile: z.union([z.literal(''), phone()]).default(''),
  email: z.union([z.literal(''), email()]).default(''),
  /** RECEIVE_IN: they bill their own client, and nothing of the commission goes to them. */
  direction: z.enum(keysOf(directions)).default('PAY_OUT'),
  /** The side that they act for, where it is known. */
  representedSide: optional(z.enum(representedSides)),
  ...shareFields,
});
export type ExternalCobrokeInput = z.output<typeof ExternalCobrokeInput>;

export const InternalCobrokeInput = z.strictObject({
  userId: id(),
  role: z.enum(keysOf(cobrokeRoles)),
  remark: text(200).default(''),
  ...shareFields,
});
export type InternalCobrokeInput = z.output<typeof InternalCobrokeInput>;

export const BillInput = z.strictObject({
  billFor: z.enum(keysOf(billTargets)),
  invoiceToText: requiredText(300),
  address: text(300).default(''),
  email: z.union([z.literal(''), email()]).default(''),
  basis: z.enum(['PERCENT', 'MONTHS_OF_RENT', 'FIXED']).default('FIXED'),
  /** Of the price for PERCENT, in months for MONTHS_OF_RENT. */
  rate: optional(rate()),
  /** Before GST; worked out here, unless it is FIXED. */
  amountCents: cents().default(0),
  /** Which of our clients it is for. */
  servingPartyUUIDs: z.array(id()).max(50).default([]),
});
export type BillInput = z.output<typeof BillInput>;

/** Where a remark belongs: a step or field (`info.priceCents`), a line of the checklist, or, with neither, the whole. */
const place = {
  path: text(120)
    .refine((path) => stepKeys.some((step) => path === step || path.startsWith(`${step}.`)), 'There is no such field.')
    .optional(),
  documentId: text(20).optional(),
  partyUuid: id().optional(),
};
const isOnePlace = ({ path, documentId }: { path?: string | undefined; documentId?: string | undefined }) =>
  !path || !documentId;

export const RemarkInput = z
  .strictObject({ ...place, text: requiredText(500) })
  .refine(isOnePlace, { path: ['documentId'], error: 'A remark is about a field or about a document.' });
export type RemarkInput = z.output<typeof RemarkInput>;

/** Why a warning is no obstacle, or the declaration that it asks for. */
export const Override = z.strictObject({ code: requiredText(20), reason: requiredText(500) });
export type Override = z.output<typeof Override>;

/** What goes with a move to another status. */
export const StatusBody = z.strictObject({
  reason: text(500).default(''),
  /** To return: what is to be amended, each at its place. */
  remarks: z.array(RemarkInput).max(100).default([]),
  /** To submit: why each warning can be passed. */
  overrides: z.array(Override).max(50).default([]),
  /** To abort: the uploaded evidence, and the agency's share of what was forfeited. */
  evidenceFileId: id().optional(),
  forfeitureCents: cents().optional(),
});
export type StatusBody = z.output<typeof StatusBody>;
