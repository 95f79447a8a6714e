import type { Examples } from '#test/access.ts';
import type { production } from '../../contract/index.ts';

export const examples: Examples<typeof production> = {
  calls: {
    dashboard: {},
    deals: {},
    dealReport: {},
    dealSheet: { body: {} },
    outstanding: {},
    payoutDeal: {},
    received: {},
    paidOut: {},
    nextPayout: {},
    // The fixture was paid nothing.
    taxInvoice: { params: { id: '00000000-0000-4000-8000-000000000000' }, refused: 404 },
    statement: { params: { id: '00000000-0000-4000-8000-000000000000' }, refused: 404 },
  },
};
