import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf } from '#platform/contract/fields.ts';
import { handOverStates } from './hand-over.words.ts';

const Counted = z.object({ one: z.string(), count: z.int() });

const HandOver = z.object({
  state: z.enum(keysOf(handOverStates)),
  toId: id(),
  toName: z.string(),
  byName: z.string(),
  askedAt: z.iso.datetime(),
  doneAt: z.iso.datetime().nullable(),
  /** How many contacts there were when it began. */
  whole: z.int(),
  /** Counts of moved records: contacts first, then those of the rooms above. */
  moved: z.array(Counted),
  /** Why it was stopped; empty for one that was not. */
  why: z.string(),
});
export type HandOver = z.output<typeof HandOver>;

const OfLeaver = z.object({
  /** Counts of records that can be handed over. */
  left: z.array(Counted),
  /** Contacts that the person deleted: they stay, and are deleted for good after their days. */
  inBin: z.int(),
  latest: HandOver.nullable(),
});
export type OfLeaver = z.output<typeof OfLeaver>;

const ofPerson = z.strictObject({ personId: id() });

export const handOverCalls = {
  handOver: endpoint({
    method: 'GET',
    path: '/v1/customer-contacts/hand-overs/{personId}',
    who: 'desk:people',
    summary: 'How many contacts and cases a salesperson has, and how far their hand-over is. Counts only.',
    params: ofPerson,
    data: OfLeaver,
    refuses: ['missing'],
  }),
  startHandOver: endpoint({
    method: 'POST',
    path: '/v1/customer-contacts/hand-overs/{personId}',
    who: 'desk:people',
    confirmed: true,
    summary:
      'Hands the contacts of a salesperson whose account is disabled, and what belongs to them, to another one. Submissions stay whose they are.',
    params: ofPerson,
    body: z.strictObject({ to: id() }),
    data: OfLeaver,
    message: 'The hand-over has started.',
    refuses: ['missing', 'conflict', 'invalid'],
  }),
};
