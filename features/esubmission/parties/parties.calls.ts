import * as z from 'zod';
import { screeningStates } from '#features/aml/cases/cases.words.ts';
import { country, customerFields, identityFields, identityNumber } from '#features/particulars/contract.ts';
import { idTypes, partyKinds, residencies } from '#features/particulars/words/kinds.ts';
import { LackingList } from '#features/screening/room.calls.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import {
  email,
  id,
  keysOf,
  optional,
  phone,
  rate,
  requiredText,
  text,
  versionRead,
  withCodes,
} from '#platform/contract/fields.ts';
import { hundredPercent } from '#platform/contract/money.ts';
import { required } from '#platform/contract/required.ts';
import { schemasOf } from '#platform/contract/sheet-schema.ts';
import { documentIds } from '../checklist/checklist.words.ts';
import { RequiredDocument } from '../documents/documents.calls.ts';
import { agentsAndStaff, bySubmission, Saved, sentBack, Uploaded, version } from '../parts.calls.ts';
import { tenancies } from '../roles.words.ts';
import { representedSides, transactionTypes } from '../transaction.words.ts';
import { detailFields } from './party-sheet.words.ts';

const wholeRate = () => rate().max(hundredPercent, 'A part can’t exceed 100%.');

/** The person for whom a party holds, if it does not hold for itself. */
const BeneficialOwnerInput = z.strictObject({
  name: requiredText(140),
  idType: z.enum(['NRIC', 'FIN', 'PASSPORT']),
  ...identityFields,
});

/** A shareholder of a party, or of a company that is a shareholder itself (`parentId`). */
export const ShareholderInput = z.strictObject({
  parentId: optional(id()),
  kind: z.enum(['INDIVIDUAL', 'COMPANY']),
  name: requiredText(140),
  rate: wholeRate().min(1, required),
  idType: z.enum(keysOf(idTypes)),
  /** If it is left out, the stored number stays; a new record has none yet. */
  idNumber: identityNumber().optional(),
  nationality: country().default(''),
});
export type ShareholderInput = z.output<typeof ShareholderInput>;

export const PartyInput = z.strictObject({
  partyType: z.enum(representedSides),
  kind: z.enum(keysOf(partyKinds)),
  name: requiredText(140),
  idType: z.enum(keysOf(idTypes)),
  ...customerFields,
  residency: optional(z.enum(keysOf(residencies))),
  /** `fields.rules.ts` decides which of these a party has; others are dropped. */
  ...schemasOf(detailFields),
  phone: z.union([z.literal(''), phone()]).default(''),
  email: z.union([z.literal(''), email()]).default(''),
  address: text(300).default(''),
  representedParty: z.enum(['I', 'O']),
  isUnrepresented: z.boolean().default(false),
  tenancy: optional(z.enum(keysOf(tenancies))),
  /** The part of the property, for tenants in common. */
  ownershipRate: optional(wholeRate()),
  isOnBehalf: z.boolean().default(false),
  representsPartyUUID: optional(id()),
  isBeneficialOwner: z.boolean().default(true),
  beneficialOwner: optional(BeneficialOwnerInput),
  /** The salesperson's contact that it is: a number that is left out comes from there. */
  contactId: optional(id()),
});
export type PartyInput = z.output<typeof PartyInput>;

/** All but the last four characters are hidden; empty where there is no number yet. */
const masked = { idNumberMasked: z.string() };

/** Old rows may have free text instead of a code. */
const nationality = z.string();

const Shareholder = ShareholderInput.omit({ idNumber: true }).extend({ ...masked, id: id(), nationality });
export type Shareholder = z.output<typeof Shareholder>;

export const Party = PartyInput.omit({ idNumber: true, beneficialOwner: true }).extend({
  /** Whether it is clear, where it has a case; never why not. */
  screening: z.enum(keysOf(screeningStates)).nullable(),
  /** Which lists that must be there it was not compared with, or old ones. */
  lackingLists: z.array(LackingList),
  id: z.int(),
  uuid: id(),
  eSubId: id(),
  ...masked,
  nationality,
  beneficialOwner: z
    .object({
      name: z.string(),
      idType: ShareholderInput.shape.idType,
      ...masked,
      nationality,
      dateOfBirth: z.string().nullable(),
    })
    .nullable(),
  /** All levels, in the order in which they were added; `parentId` is the company above. */
  shareholders: z.array(Shareholder),
  /** The people who own it, each with the sum of their holdings, in ten-thousandths of a percent. */
  shareholdersBO: z.array(z.object({ name: z.string(), nationality, rate: z.int(), isIdentified: z.boolean() })),
  /**
   * What is still to be identified: the owners of the rest of a company, or the number of someone over the threshold.
   */
  open: z.array(
    z.object({ about: z.enum(['owners', 'number']), holderId: id().nullable(), name: z.string(), rate: z.int() }),
  ),
});
export type Party = z.output<typeof Party>;

const versionInQuery = versionRead(z.coerce.number().int());
const ofParty = z.strictObject({ uuid: id() });
const ofShareholder = z.strictObject({ uuid: id(), id: id() });
const shareholders = '/v1/related-parties/party/{uuid}/shareholders';
/** The beneficial owner is a party of its own kind, of which the submission has fewer fields. */
const partyRecord = sentBack(Party).extend({ beneficialOwner: sentBack(Party) });
const SavedShareholder = Saved.extend({ id: id() });

export const partyCalls = {
  relatedParties: endpoint({
    method: 'GET',
    path: '/v1/related-parties',
    who: agentsAndStaff,
    summary: 'The parties of a submission: the same answer as transaction-party.',
    query: bySubmission,
    data: z.object({ rows: z.array(Party), version: z.int() }),
  }),
  partyTypes: endpoint({
    method: 'GET',
    path: '/v1/related-parties/party-types',
    who: 'signed-in',
    summary: 'The types of party in a sale or a lease, with their labels.',
    query: z.strictObject({ transactionType: z.enum(transactionTypes).optional() }),
    data: z.array(z.object({ partyType: z.enum(representedSides), label: z.string() })),
  }),
  addParty: endpoint({
    method: 'POST',
    path: '/v1/related-parties',
    who: 'salesperson',
    summary: 'Adds a party.',
    body: PartyInput.extend({ eSubId: id(), version }),
    record: partyRecord,
    data: Saved.extend({ uuid: id() }),
    message: 'The Transaction Party add successfully!',
  }),
  updateParty: endpoint({
    method: 'PUT',
    path: '/v1/related-parties',
    who: 'salesperson',
    summary: 'Changes a party.',
    body: PartyInput.extend({ eSubId: id(), uuid: id(), version }),
    record: partyRecord,
    data: Saved.extend({ uuid: id() }),
  }),
  removeParty: endpoint({
    method: 'DELETE',
    path: '/v1/related-parties',
    who: 'salesperson',
    summary: 'Removes a party from a submission.',
    query: z.strictObject({ eSubId: id(), uuid: id(), version: versionInQuery }),
    data: Saved,
  }),
  addShareholder: endpoint({
    method: 'POST',
    path: shareholders,
    who: 'salesperson',
    summary: 'Adds a shareholder of a party, or of a company that is a shareholder itself.',
    params: ofParty,
    body: ShareholderInput.extend({ version }),
    record: sentBack(Shareholder),
    data: SavedShareholder,
  }),
  updateShareholder: endpoint({
    method: 'PUT',
    path: `${shareholders}/{id}`,
    who: 'salesperson',
    summary: 'Changes a shareholder. The place in the tree stays.',
    params: ofShareholder,
    body: ShareholderInput.omit({ parentId: true }).extend({ version }),
    record: sentBack(Shareholder),
    data: SavedShareholder,
  }),
  removeShareholder: endpoint({
    method: 'DELETE',
    path: `${shareholders}/{id}`,
    who: 'salesperson',
    summary: 'Removes a shareholder, and the shareholders under it.',
    params: ofShareholder,
    query: z.strictObject({ version: versionInQuery }),
    data: Saved,
    message: 'The Shareholder have deleted successfully!',
  }),
  uploadPartyDocument: endpoint({
    method: 'POST',
    path: '/v1/related-parties/party/{uuid}/documents',
    who: 'salesperson',
    summary: 'Uploads a document about a party, by default the copy of its identity document (D-08).',
    params: ofParty,
    body: z.strictObject({ documentId: withCodes(text(20), documentIds).default('D-08'), uploadId: id().optional() }),
    record: sentBack(RequiredDocument),
    data: Uploaded,
    upload: 'or-earlier',
    transaction: 'own',
    message: 'Upload Document successfully!',
  }),
};
