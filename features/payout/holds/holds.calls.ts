import * as z from 'zod';
import { licenceNo } from '#features/particulars/contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf, requiredText, text } from '#platform/contract/fields.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { holdKinds } from '../payout.words.ts';
import { financeAlone } from '../who.calls.ts';
import { holdFields } from './holds.words.ts';

const reason = requiredText(200);

export const holdList = listCalls(holdFields, {
  ...financeAlone,
  path: '/v1/finance/payout-holds',
  summary: 'The holds of finance, the newest first: those in force, or those that were released.',
  fileSummary: 'The list of holds as an Excel file, by the same filters.',
  filters: {
    /** A part of what is held or of the reason. */
    search: text(60).optional(),
    state: z.enum(['OPEN', 'RELEASED']).default('OPEN'),
  },
  sorts: { Held: 'heldAt' },
});

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
  holds: holdList.list,
  holdsSheet: holdList.file,
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
