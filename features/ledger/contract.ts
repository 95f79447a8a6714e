import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { type AccountNo, accounts } from './words.ts';

const account = z.literal(Object.keys(accounts).map(Number) as AccountNo[]);

export const ledger = {
  balances: endpoint({
    method: 'GET',
    path: '/v1/finance/ledger/balances',
    base: 'agency',
    who: 'desk:finance',
    summary: 'The trial balance: what was debited and credited to each account.',
    data: z.object({ rows: z.array(z.object({ account, debitCents: z.int(), creditCents: z.int() })) }),
  }),
  months: endpoint({
    method: 'GET',
    path: '/v1/finance/ledger/months',
    base: 'agency',
    who: 'desk:finance',
    summary: 'The last 60 months of the ledger, the newest first, and which one can be closed next.',
    data: z.object({
      rows: z.array(
        z.object({
          /** The first day. */
          month: z.iso.date(),
          entries: z.int(),
          closedAt: z.iso.datetime().nullable(),
          closedBy: z.string().nullable(),
        }),
      ),
      next: z.iso.date().nullable(),
    }),
  }),
  closeMonth: endpoint({
    method: 'PUT',
    path: '/v1/finance/ledger/months/{month}/close',
    base: 'agency',
    who: 'desk:finance',
    summary:
      'Closes a month for ever, the oldest open one first. What is dated in it afterwards is posted on its own day.',
    params: z.strictObject({ month: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Name a month, such as 2026-11.') }),
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
