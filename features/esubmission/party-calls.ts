import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, text } from '#platform/contract/fields.ts';
import { agentsAndStaff, bySubmission, version } from './call-parts.ts';
import { Party, Saved } from './records.ts';
import { PartyInput, ShareholderInput } from './schemas.ts';
import { representedSides, transactionTypes } from './words.ts';

/** The calls on the parties of a submission. */

const versionInQuery = z.coerce.number().int();
const ofParty = z.strictObject({ uuid: id() });
const ofShareholder = z.strictObject({ uuid: id(), id: id() });
const shareholders = '/v1/related-parties/party/{uuid}/shareholders';
const SavedShareholder = Saved.extend({ id: id() });

export const partyCalls = {
  relatedParties: endpoint({
    method: 'GET',
    path: '/v1/related-parties',
    who: agentsAndStaff,
    summary: 'The parties of a submission, as transaction-party answers them.',
    query: bySubmission,
    data: z.object({ rows: z.array(Party), version: z.int() }),
  }),
  partyTypes: endpoint({
    method: 'GET',
    path: '/v1/related-parties/party-types',
    who: 'signed-in',
    summary: 'What a party can be in a sale or a lease, with the words people read.',
    query: z.strictObject({ transactionType: z.enum(transactionTypes).optional() }),
    data: z.array(z.object({ partyType: z.enum(representedSides), label: z.string() })),
  }),
  addParty: endpoint({
    method: 'POST',
    path: '/v1/related-parties',
    who: 'salesperson',
    summary: 'Adds a party.',
    body: PartyInput.extend({ eSubId: id(), version }),
    data: Saved.extend({ uuid: id() }),
    message: 'The Transaction Party add successfully!',
  }),
  updateParty: endpoint({
    method: 'PUT',
    path: '/v1/related-parties',
    who: 'salesperson',
    summary: 'Changes a party.',
    body: PartyInput.extend({ eSubId: id(), uuid: id(), version }),
    data: Saved.extend({ uuid: id() }),
  }),
  removeParty: endpoint({
    method: 'DELETE',
    path: '/v1/related-parties',
    who: 'salesperson',
    summary: 'Takes a party off a submission.',
    query: z.strictObject({ eSubId: id(), uuid: id(), version: versionInQuery }),
    data: Saved,
  }),
  addShareholder: endpoint({
    method: 'POST',
    path: shareholders,
    who: 'salesperson',
    summary: 'Adds a shareholder of a company, or of a company that holds it.',
    params: ofParty,
    body: ShareholderInput.extend({ version }),
    data: SavedShareholder,
  }),
  updateShareholder: endpoint({
    method: 'PUT',
    path: `${shareholders}/{id}`,
    who: 'salesperson',
    summary: 'Changes a shareholder, who stays where they are in the tree.',
    params: ofShareholder,
    body: ShareholderInput.omit({ parentId: true }).extend({ version }),
    data: SavedShareholder,
  }),
  removeShareholder: endpoint({
    method: 'DELETE',
    path: `${shareholders}/{id}`,
    who: 'salesperson',
    summary: 'Takes a shareholder off, and those who hold it.',
    params: ofShareholder,
    query: z.strictObject({ version: versionInQuery }),
    data: Saved,
    message: 'The Shareholder have deleted successfully!',
  }),
  uploadPartyDocument: endpoint({
    method: 'POST',
    path: '/v1/related-parties/party/{uuid}/documents',
    who: 'salesperson',
    summary: 'Uploads a document about a party: the copy of its identity (D-08) unless told otherwise.',
    params: ofParty,
    body: z.strictObject({ documentId: text(20).default('D-08'), uploadId: id().optional() }),
    data: z.object({ fileId: id() }),
    upload: 'or-earlier',
    transaction: 'own',
    message: 'Upload Document successfully!',
  }),
};
