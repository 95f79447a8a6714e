import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, id, keysOf, optional, phone, text } from '#platform/contract/fields.ts';
import { previewsTable, tableChoice } from '#platform/contract/table-preview.ts';
import { ofContact } from '../record/of-contact.calls.ts';
import { consentMethods, consentStates, pdpaChannels, purposes, verdicts } from './pdpa.words.ts';

const Channel = z.enum(keysOf(pdpaChannels));
const Purpose = z.enum(keysOf(purposes));

const ChannelVerdict = z.object({
  channel: Channel,
  verdict: z.enum(keysOf(verdicts)),
  isAllowed: z.boolean(),
  reason: z.string(),
  consent: z
    .object({ state: z.enum(keysOf(consentStates)), givenOn: z.iso.date(), method: z.enum(keysOf(consentMethods)) })
    .nullable(),
  /** What the register said of the number, and when. */
  listed: z.boolean().nullable(),
  checkedOn: z.iso.date().nullable(),
  validUntil: z.iso.date().nullable(),
});
export type ChannelVerdict = z.output<typeof ChannelVerdict>;

const Status = z.object({ phone: z.string(), purpose: Purpose, channels: z.array(ChannelVerdict) });
export type Status = z.output<typeof Status>;

/** A number or an address, and what may be sent to it. */
const Way = z.object({ to: z.string(), channels: z.array(ChannelVerdict) });
export type Way = z.output<typeof Way>;

const Consent = z.object({
  id: id(),
  purpose: Purpose,
  channel: Channel,
  state: z.enum(keysOf(consentStates)),
  givenOn: z.iso.date(),
  method: z.enum(keysOf(consentMethods)),
  noticeVersion: z.string(),
  note: z.string(),
  recordedBy: z.string(),
  recordedAt: z.iso.datetime(),
});
export type Consent = z.output<typeof Consent>;

export const pdpaCalls = {
  pdpaStatus: endpoint({
    method: 'GET',
    path: '/v1/customer-contacts/pdpa-status',
    notThroughPortal: true,
    who: 'signed-in',
    summary: 'By which channels a contact may get marketing, and why.',
    query: z.strictObject({ id: id(), purpose: Purpose.default('MARKETING') }),
    /** Of the first number and address, and of each one. */
    data: Status.extend({ each: z.array(Way) }),
  }),
  pdpaStatuses: endpoint({
    method: 'POST',
    path: '/v1/customer-contacts/pdpa-statuses',
    notThroughPortal: true,
    who: 'signed-in',
    summary: 'By which channels each of some contacts may get marketing, by its first number and address.',
    body: z.strictObject({ ids: z.array(id()).max(100, 'At most 100 contacts at a time.') }),
    data: z.array(z.object({ contactId: id(), channels: z.array(ChannelVerdict) })),
    transaction: 'own',
  }),
  previewRegisterResults: endpoint({
    ...previewsTable,
    path: '/v1/customer-contacts/register-result-previews',
    who: 'salesperson',
    summary:
      'What a file of results of the Do Not Call register says (multipart, one file): its columns, the first lines, and what can’t be read. Nothing is kept.',
  }),
  takeRegisterResults: endpoint({
    method: 'POST',
    path: '/v1/customer-contacts/register-results',
    who: 'salesperson',
    summary:
      'Keeps the results of the Do Not Call register for my numbers from a CSV file (multipart, one file), and which columns were chosen. With a column of numbers alone these are listed.',
    upload: true,
    apart: true,
    transaction: 'own',
    body: z.strictObject({ ...tableChoice, checkedOn: optional(day()) }),
    data: z.object({ taken: z.int(), listed: z.int(), unread: z.int(), problems: z.array(z.string()) }),
    message: 'Results saved.',
    refuses: ['too-large', 'unsupported'],
    limit: 30,
  }),
  pdpaStatusOfPhone: endpoint({
    method: 'POST',
    path: '/v1/customer-contacts/pdpa-status',
    who: 'salesperson',
    summary: 'The same of a number, by the consent of my contacts that have it. It stands in no address.',
    body: z.strictObject({ phone: phone(), purpose: Purpose.default('MARKETING') }),
    data: Status,
    limit: 120,
  }),
  consents: endpoint({
    method: 'GET',
    path: '/v1/customer-contacts/{id}/consents',
    notThroughPortal: true,
    who: 'signed-in',
    summary: 'What a contact said of each purpose and channel, the latest first.',
    params: ofContact,
    data: z.array(Consent),
  }),
  recordConsent: endpoint({
    method: 'POST',
    path: '/v1/customer-contacts/{id}/consents',
    who: 'salesperson',
    summary: 'Records that a contact gave consent or withdrew it. What was recorded before stays.',
    params: ofContact,
    body: z.strictObject({
      purpose: Purpose,
      channels: z.array(Channel).min(1, 'Choose a channel.').max(4),
      state: z.enum(keysOf(consentStates)),
      givenOn: optional(day()),
      method: z.enum(keysOf(consentMethods)),
      noticeVersion: text(20).default(''),
      note: text(500).default(''),
    }),
    message: 'Consent recorded.',
    refuses: ['missing'],
  }),
  checkRegister: endpoint({
    method: 'POST',
    path: '/v1/customer-contacts/{id}/register-check',
    who: 'salesperson',
    summary: 'Keeps what the Do Not Call register said of the number of a contact. It counts for 21 days.',
    params: ofContact,
    body: z.strictObject({
      phone: phone(),
      voice: z.boolean(),
      text: z.boolean(),
      fax: z.boolean(),
      checkedOn: optional(day()),
      ref: text(60).default(''),
    }),
    message: 'Register check kept.',
    refuses: ['missing'],
  }),
};
