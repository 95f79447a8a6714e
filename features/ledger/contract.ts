import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf, text } from '#platform/contract/fields.ts';
import { asSheet } from '#platform/contract/files.ts';
import { type AccountNo, accounts, monthStates } from './words.ts';

const account = z.literal(Object.keys(accounts).map(Number) as AccountNo[]);

const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Name a month, such as 2026-11.');
const ofMonth = z.strictObject({ month: month.optional() });
const monthFilters = z.strictObject({
  year: z
    .string()
    .regex(/^20\d\d$/, 'Name a year, such as 2026.')
    .optional(),
  state: z.enum(keysOf(monthStates)).optional(),
});

const Balance = z.object({
  account,
  /** What was debited and credited in the month, or ever. */
  debitCents: z.int(),
  creditCents: z.int(),
  /** The balance at the end of the month, or today. Debit is positive. */
  balanceCents: z.int(),
});
export type Balance = z.output<typeof Balance>;

const Entry = z.object({
  entryId: z.int(),
  /** The day on which it is posted. */
  day: z.iso.date(),
  /** The day of the event itself, where its month was closed already. */
  valueDay: z.iso.date(),
  /** What happened, with the numbers of the papers. */
  text: z.string(),
  lines: z.array(z.object({ account, name: z.string(), cents: z.int() })),
});
export type Entry = z.output<typeof Entry>;

/** The newest entries about something, and what all of them add up to by account. */
export const Entries = z.object({
  rows: z.array(Entry),
  sums: z.array(z.object({ account, name: z.string(), cents: z.int() })),
});

/** Ids of records, as many as an address can take. */
const ids = text(8_000).refine(
  (value) => value.split(',').every((one) => id().safeParse(one).success),
  'Give ids, separated by commas.',
);

export const ledger = {
  balances: endpoint({
    method: 'GET',
    path: '/v1/finance/ledger/balances',
    base: 'agency',
    who: 'desk:finance',
    summary: 'The trial balance: what was debited and credited to each account, in a month or ever, and its balance.',
    query: ofMonth,
    data: z.object({ rows: z.array(Balance) }),
  }),
  balancesSheet: endpoint({
    ...asSheet,
    path: '/v1/finance/ledger/balances/export',
    base: 'agency',
    who: 'desk:finance',
    summary: 'The trial balance as an Excel file.',
    query: ofMonth,
  }),
  entries: endpoint({
    method: 'GET',
    path: '/v1/finance/ledger/entries',
    base: 'agency',
    who: 'desk:finance',
    summary:
      'The entries about a deal, by its number, or about records, by their ids: the newest 200, and the sum of each account.',
    query: z.strictObject({ deal: text(40).optional(), ids: ids.optional() }),
    data: Entries,
  }),
  months: endpoint({
    method: 'GET',
    path: '/v1/finance/ledger/months',
    base: 'agency',
    who: 'desk:finance',
    summary:
      'The months of the ledger, the newest first: open or closed, or of a year; and which one can be closed next.',
    query: monthFilters,
    data: z.object({
      rows: z.array(
        z.object({
          /** The first day. */
          month: z.iso.date(),
          entries: z.int(),
          /** What was debited in it, as much as was credited. */
          debitCents: z.int(),
          closedAt: z.iso.datetime().nullable(),
          closedBy: z.string().nullable(),
        }),
      ),
      /** Of all months that the filters find. */
      sums: z.object({ entries: z.int(), debitCents: z.int() }),
      next: z.iso.date().nullable(),
    }),
  }),
  monthsSheet: endpoint({
    ...asSheet,
    path: '/v1/finance/ledger/months/export',
    base: 'agency',
    who: 'desk:finance',
    summary: 'The months of the ledger as an Excel file, by the same filters.',
    query: monthFilters,
  }),
  openInMonth: endpoint({
    method: 'GET',
    path: '/v1/finance/ledger/months/{month}/open',
    base: 'agency',
    who: 'desk:finance',
    summary: 'What is still open of a month, to be done before the month is closed.',
    params: z.strictObject({ month }),
    data: z.object({
      rows: z.array(
        z.object({
          key: z.string(),
          label: z.string(),
          /** The list that has them. */
          to: z.string(),
          count: z.int(),
          /** Null where they have no amount. */
          cents: z.int().nullable(),
        }),
      ),
    }),
  }),
  closeMonth: endpoint({
    method: 'PUT',
    path: '/v1/finance/ledger/months/{month}/close',
    base: 'agency',
    who: 'desk:finance',
    summary:
      'Closes a month for ever, the oldest open one first. What is dated in it afterwards is posted on the day it is recorded, and keeps its day as the value day.',
    params: z.strictObject({ month }),
    data: z.object({ month: z.iso.date() }),
    message: 'The month is closed.',
    refuses: ['conflict', 'missing'],
  }),
  journal: endpoint({
    method: 'GET',
    path: '/v1/finance/ledger/export',
    base: 'agency',
    who: 'desk:finance',
    summary: 'The whole journal in the plain-text format of hledger.',
    file: ['text/plain'],
    fewAtOnce: true,
  }),
};
