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
