import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf } from '#platform/contract/fields.ts';
import { page } from '#platform/contract/paging.ts';
import { Contact } from '../record/contact.calls.ts';
import { onePage } from '../record/of-contact.calls.ts';
import { choosable } from './merge.rules.ts';
import { likenesses } from './merge.words.ts';

const Side = z.object({
  contactId: id(),
  name: z.string(),
  phones: z.array(z.string()),
  emails: z.array(z.string()),
  idNumberMasked: z.string(),
  createdAt: z.iso.datetime(),
});
const Duplicate = z.object({
  /** The one that was added first. */
  older: Side,
  newer: Side,
  why: z.enum(keysOf(likenesses)),
});
export type Duplicate = z.output<typeof Duplicate>;

export const mergeCalls = {
  duplicates: endpoint({
    method: 'GET',
    path: '/v1/customer-contacts/duplicates',
    notThroughPortal: true,
    who: 'salesperson',
    summary: 'Pairs of my contacts that may be the same customer, and why: the surest first.',
    query: onePage,
    data: page(Duplicate),
  }),
  mergeContacts: endpoint({
    method: 'POST',
    path: '/v1/customer-contacts/merge',
    who: 'salesperson',
    summary:
      'Merges two contacts of mine. One stays: it gets what belongs to the other one, whose differing values become other names, phones, addresses and a note.',
    body: z
      .strictObject({
        keep: id(),
        lose: id(),
        /** The versions that were looked at. */
        keepVersion: z.int().min(0),
        loseVersion: z.int().min(0),
        /** The fields of which the value of the one that goes is taken. */
        taken: z.array(z.enum(choosable)).max(choosable.length).default([]),
      })
      .refine(({ keep, lose }) => keep !== lose, { path: ['lose'], message: 'Choose two different contacts.' }),
    data: Contact,
    message: 'The contacts are merged.',
    refuses: ['missing', 'conflict', 'stale'],
  }),
};
