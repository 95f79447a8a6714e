import type { Examples } from '#test/access.ts';
import type { production } from '../../contract.ts';

export const examples: Examples<typeof production> = {
  calls: {
    payoutDeal: {},
    // The fixture was paid nothing.
    taxInvoice: { params: { id: '00000000-0000-4000-8000-000000000000' }, refused: 404 },
    statement: { params: { id: '00000000-0000-4000-8000-000000000000' }, refused: 404 },
  },
};
