import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { email, id, keysOf, text } from '#platform/contract/fields.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { waitingFields, waitingFilters } from './waiting.words.ts';

const place = '/v1/signing-requests';
const one = z.strictObject({ id: id() });

export const waitingList = listCalls(waitingFields, {
  who: 'salesperson',
  path: place,
  summary: 'What I have sent to customers to sign, and what became of it. What was withdrawn or replaced is left out.',
  fileSummary: 'The documents that I have sent to customers as an Excel file, by the same filters.',
  filters: { search: text(80).optional(), show: z.enum(keysOf(waitingFilters)).optional() },
  sorts: { Sent: 'sentAt', Expires: 'expiresAt', Name: 'recipientName' },
  more: {
    /** The record, as its room calls it, and its page. */
    record: z.object({ title: z.string(), link: z.string() }),
    /** Of the questions that the customer answers before they sign, how many they have; none were answered yet: of 0. */
    answered: z.int(),
    answeredOf: z.int(),
    /** From when a reminder can be sent; null: none can. */
    nudgeFrom: z.iso.datetime().nullable(),
    /** Whether a new link can take the place of this one. */
    maySendAgain: z.boolean(),
  },
});
export type WaitingRequest = z.output<typeof waitingList.row>;

/** The card of the home page: how many there are of each, as the list shows them, and those that need something first. */
export const WaitingCard = z.object({
  SENT: z.int(),
  OPENED: z.int(),
  EXPIRING: z.int(),
  UNDELIVERED: z.int(),
  DECLINED: z.int(),
  ENDED: z.int(),
  /** Undelivered, declined, expired, locked or about to expire; four at most. */
  urgent: z.array(
    waitingList.row
      .pick({ requestId: true, recipientName: true, title: true, about: true, state: true, expiresAt: true })
      .extend({ isUndelivered: z.boolean() }),
  ),
});
export type WaitingCard = z.output<typeof WaitingCard>;

export const waitingCalls = {
  waiting: waitingList.list,
  waitingSheet: waitingList.file,
  waysToSend: endpoint({
    method: 'GET',
    path: `${place}/ways`,
    who: ['salesperson', 'admin', 'compliance'],
    summary: 'How customers can be sent links and codes: by email always, by text message where a gateway is set.',
    data: z.object({ texts: z.boolean() }),
  }),
  nudge: endpoint({
    method: 'POST',
    path: `${place}/{id}/nudge`,
    who: 'salesperson',
    summary: 'Reminds a customer of a link that they were sent: once a day, three times a week.',
    params: one,
    body: z.strictObject({}),
    message: 'Reminder sent',
    refuses: ['missing', 'conflict'],
    limit: 60,
  }),
  sendAgain: endpoint({
    method: 'POST',
    path: `${place}/{id}/send-again`,
    who: 'salesperson',
    summary:
      'Emails a new link in place of the old one, which opens nothing any more; to another address where one is given.',
    params: one,
    body: z.strictObject({ email: email().optional() }),
    message: 'Sent again with a new link',
    refuses: ['missing', 'conflict', 'invalid'],
    limit: 60,
  }),
};
