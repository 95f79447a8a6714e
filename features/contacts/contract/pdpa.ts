import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, id, keysOf, optional, phone, text } from '#platform/contract/fields.ts';
import { consentMethods, consentStates, pdpaChannels, purposes, verdicts } from '../words/pdpa.ts';
import { ofContact, readers } from './of-contact.ts';

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
    who: readers,
    summary: 'By which channels a contact may get marketing, and why.',
    query: z.strictObject({ id: id(), purpose: Purpose.default('MARKETING') }),
    data: Status,
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
    who: readers,
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
