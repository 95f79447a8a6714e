import * as z from 'zod';
import { customerFields } from '#features/particulars/contract.ts';
import { countryCodes } from '#features/particulars/words/countries.ts';
import { idTypes, partyKinds } from '#features/particulars/words/kinds.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { email, id, keysOf, phone, requiredText, text, withCodes } from '#platform/contract/fields.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { page } from '#platform/contract/paging.ts';
import { schemasOf } from '#platform/contract/sheet-schema.ts';
import { isPrivate } from '#platform/contract/typed/private-search.ts';
import { contactRoles, screeningStates, stages } from './contact.words.ts';
import { contactFields, followUps } from './list.words.ts';
import { ofContact, onePage, version } from './of-contact.calls.ts';
import { contactSheet } from './sheets.words.ts';

export const tag = () => requiredText(40);
const tags = () => z.array(tag()).max(20, 'At most 20 tags.').default([]);

/** For whoever writes a number into the address; the page sends it in a body. */
const wholeNumberWords =
  'Type a whole phone or identity number into the search box of Contact Management: it is kept out of web addresses.';

export const contactList = listCalls(contactFields, {
  who: 'signed-in',
  path: '/v1/customer-contacts',
  summary: 'My contacts. The search forgives typos and the order of words.',
  fileSummary: 'My contacts as an Excel file, by the same filters, without numbers of identity.',
  filters: {
    /** Words of the name, phones, email addresses and addresses. A whole number stands in no address: `findContacts` takes it. */
    search: text(100)
      .refine((typed) => !isPrivate(typed), wholeNumberWords)
      .optional(),
    kind: z.enum(keysOf(partyKinds)).optional(),
    stage: z.enum(keysOf(stages)).optional(),
    tag: text(40).optional(),
    followUp: z.enum(keysOf(followUps)).optional(),
    screening: z.enum(keysOf(screeningStates)).optional(),
  },
  sorts: { Added: 'createdAt', Name: 'name', FollowUp: 'followUpOn', LastContact: 'lastContactedAt', Stage: 'stage' },
  size: 10,
});

const shape = {
  ...schemasOf(contactSheet),
  kind: z.enum(keysOf(partyKinds)).default('INDIVIDUAL'),
  name: requiredText(140),
  /** Other names, also in other scripts. */
  aliases: z.array(requiredText(140)).max(20, 'At most 20 other names.').default([]),
  /** Left out: that of the stored number, or the usual one of the kind. Without a number it claims nothing. */
  idType: z.enum(keysOf(idTypes)).optional(),
  ...customerFields,
  phones: z.array(phone()).max(10, 'At most 10 numbers.').default([]),
  emails: z
    .array(email().min(1, 'Give an email address.'))
    .max(10, 'At most 10 addresses.')
    .overwrite((all) => [...new Set(all)])
    .default([]),
  tags: tags(),
  stage: z.enum(keysOf(stages)).default('LEAD'),
  roles: z
    .array(z.enum(keysOf(contactRoles)))
    .max(5)
    .default([]),
  notes: text(4_000).default(''),
};

export const ContactInput = z.strictObject(shape);
export type ContactInput = z.output<typeof ContactInput>;

export const Contact = ContactInput.omit({ idNumber: true }).extend({
  contactId: id(),
  version: z.int(),
  idType: z.enum(keysOf(idTypes)),
  idNumberMasked: z.string(),
  isIdDoubtful: z.boolean(),
  nationality: withCodes(z.string(), ['', ...countryCodes]),
  screeningState: z.enum(keysOf(screeningStates)),
  followUpOn: z.iso.date().nullable(),
  followUpNote: z.string(),
  lastContactedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  counts: z.object({ properties: z.int(), addresses: z.int(), profiling: z.int(), documents: z.int() }),
  /** Whether a document of it is on legal hold: then neither is deleted for good. */
  isHeld: z.boolean(),
  /** Whether whoever asks may change it. */
  isMine: z.boolean(),
});
export type Contact = z.output<typeof Contact>;

/** A row of the list, with the number as it is shown. */
const FoundContact = contactList.row.extend({ idNumberMasked: z.string() });
export type FoundContact = z.output<typeof FoundContact>;
const Binned = z.object({
  contactId: id(),
  name: z.string(),
  deletedAt: z.iso.datetime(),
  /** Null for one with a document on legal hold, or into which such a contact was merged: it stays in the bin. */
  deletedOn: z.iso.date().nullable(),
});
export type Binned = z.output<typeof Binned>;

export const contactCalls = {
  contacts: contactList.list,
  contactsSheet: contactList.file,
  contact: endpoint({
    method: 'GET',
    path: '/v1/customer-contacts/{id}',
    notThroughPortal: true,
    who: 'signed-in',
    summary: 'A contact. Its number is masked.',
    params: ofContact,
    data: Contact,
  }),
  addContact: endpoint({
    method: 'POST',
    path: '/v1/customer-contacts',
    who: 'salesperson',
    summary: 'Adds a contact of mine.',
    body: ContactInput,
    data: Contact,
    message: 'Contact add successfully!',
  }),
  changeContact: endpoint({
    method: 'PUT',
    path: '/v1/customer-contacts',
    who: 'salesperson',
    summary: 'Changes a contact. A number that is left out stays.',
    body: ContactInput.extend({ contactId: id(), version }),
    elsewhere: {
      followUpOn: 'PUT /api/v1/customer-contacts/{id}/follow-up',
      followUpNote: 'PUT /api/v1/customer-contacts/{id}/follow-up',
    },
    data: Contact,
    message: 'Update Contact successfully!',
    refuses: ['missing', 'stale'],
  }),
  deleteContact: endpoint({
    method: 'DELETE',
    path: '/v1/customer-contacts',
    who: 'salesperson',
    summary: 'Moves a contact to the bin, from which it can be restored for 30 days.',
    query: z.strictObject({ id: id() }),
    message: 'Delete Contact successfully!',
    refuses: ['missing'],
  }),
  contactsBin: endpoint({
    method: 'GET',
    path: '/v1/customer-contacts/bin',
    who: 'salesperson',
    summary: 'My deleted contacts, each with the day on which it goes for good.',
    query: onePage,
    data: page(Binned),
  }),
  restoreContact: endpoint({
    method: 'PUT',
    path: '/v1/customer-contacts/{id}/restore',
    who: 'salesperson',
    summary: 'Takes a contact out of the bin.',
    params: ofContact,
    message: 'Restored.',
    refuses: ['missing'],
  }),
  findContacts: endpoint({
    method: 'POST',
    path: '/v1/customer-contacts/find',
    notThroughPortal: true,
    who: 'signed-in',
    summary:
      'At most ten of my contacts: with a whole number of identity or a phone, which stands in no address, or by words.',
    body: z.strictObject({ text: text(100).min(2, 'Type two characters or more.') }),
    data: z.array(FoundContact),
    transaction: 'own',
    limit: 240,
  }),
  revealNumber: endpoint({
    method: 'POST',
    path: '/v1/customer-contacts/{id}/reveal',
    who: 'signed-in',
    summary: 'The number of a contact in full, for a reason that is recorded.',
    params: ofContact,
    body: z.strictObject({ reason: requiredText(200) }),
    data: z.object({ idNumber: z.string() }),
    transaction: 'own',
    refuses: ['missing'],
    limit: 60,
  }),
};
