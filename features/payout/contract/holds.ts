import * as z from 'zod';
import { licenceNo } from '#features/particulars/contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf, requiredText, text } from '#platform/contract/fields.ts';
import { asSheet } from '#platform/contract/files.ts';
import { page, pageQuery } from '#platform/contract/paging.ts';
import { holdKinds } from '../words.ts';
import { financeAlone } from './who.ts';

const Hold = z.object({
  holdId: id(),
  kind: z.enum(keysOf(holdKinds)),
  /** The salesperson, the agency, the deal's number, or payee and number for a single item. */
  label: z.string(),
  reason: z.string(),
  heldBy: z.string(),
  heldAt: z.iso.datetime(),
  releasedBy: z.string().nullable(),
  releasedAt: z.iso.datetime().nullable(),
});
export type Hold = z.output<typeof Hold>;

const reason = requiredText(200);

const holdFilters = {
  /** A part of what is held or of the reason. */
  search: text(60).optional(),
  state: z.enum(['OPEN', 'RELEASED']).default('OPEN'),
};

/** What finance keeps from being paid, with its reason. */
export const holdCalls = {
  subjects: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/payout-subjects',
    summary:
      'Salespeople and other agencies by name or number, deals by number, and unpaid items by number or salesperson: at most 20.',
    query: z.strictObject({ kind: z.enum([...keysOf(holdKinds), 'OPEN_DEAL']), search: text(80).default('') }),
    data: z.array(z.object({ id: z.union([id(), licenceNo()]), label: z.string() })),
  }),
  holds: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/payout-holds',
    summary: 'The holds of finance, the newest first: those in force, or those that were released.',
    query: z.strictObject({ ...pageQuery(['Held'], 20), ...holdFilters }),
    data: page(Hold),
  }),
  holdsSheet: endpoint({
    ...financeAlone,
    ...asSheet,
    path: '/v1/finance/payout-holds/export',
    summary: 'The list of holds as an Excel file, by the same filters.',
    query: z.strictObject(holdFilters),
  }),
  hold: endpoint({
    ...financeAlone,
    method: 'POST',
    path: '/v1/finance/payout-holds',
    summary:
      'Keeps an item, or what is of a salesperson, an agency or a deal, from being paid out until it is released.',
    body: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.enum(['PERSON', 'DEAL', 'ITEM']), source: id(), reason }),
      z.strictObject({ kind: z.literal('AGENCY'), source: licenceNo(), reason }),
    ]),
    data: z.object({ holdId: id() }),
    message: 'It is on hold.',
    refuses: ['conflict', 'missing'],
  }),
  release: endpoint({
    ...financeAlone,
    method: 'PUT',
    path: '/v1/finance/payout-holds/{id}/release',
    summary: 'Releases a hold: the next run pays what it kept.',
    params: z.strictObject({ id: id() }),
    message: 'The hold is released.',
    refuses: ['conflict', 'missing'],
  }),
};
