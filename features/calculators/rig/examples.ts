import type { Examples } from '#test/access.ts';
import type { calculators } from '../room.calls.ts';

const none = { params: { id: '00000000-0000-4000-8000-000000000000' }, refused: 404 } as const;

export const examples: Examples<typeof calculators> = {
  calls: {
    rules: {},
    buyerSheet: {
      query: {
        kind: 'PRIVATE',
        price: '1850000',
        day: '2026-03-05',
        buyers: 'CITIZEN-1,PR-2',
        age: '38',
        years: '25',
        interest: '2.35',
        income: '14500.50',
        cpf: '180000',
      },
    },
    sellerSheet: { query: { kind: 'HDB', price: '720000', bought: '2019-06-01', day: '2026-03-05', cpf: '210000' } },
    leaseSheet: { query: { leaseKind: 'NEW', rent: '3800', years: '2', months: '6', endless: 'no' } },
    loanSheet: { query: { kind: 'HDB', lender: 'HDB', price: '720000', age: '38', years: '25', income: '9000' } },
    addVersion: {
      body: {
        kind: 'BSD_OTHER',
        fromDay: '2031-01-01',
        terms: {
          bands: [
            { upTo: 18_000_000, rate: 10_000 },
            { upTo: null, rate: 20_000 },
          ],
        },
        source: 'IRAS, Buyer’s stamp duty',
        note: '',
      },
    },
    versionsWaiting: {},
    approveVersion: none,
    declineVersion: none,
  },
};
