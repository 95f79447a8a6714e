import type { Examples } from '#test/access.ts';
import type { payout } from '../../contract.ts';

// There is no run of the fixture, and nothing to pay.
const none = { params: { id: '00000000-0000-4000-8000-000000000000' }, refused: 404 } as const;

export const examples: Examples<typeof payout> = {
  calls: {
    runs: {},
    next: { query: { cutOff: '2026-11-01' } },
    run: none,
    drawUp: { body: { cutOff: '2026-11-01', payDay: '2026-11-06' }, refused: 409 },
    withdraw: none,
    approve: none,
    pay: { ...none, body: { paidOn: '2026-11-06' } },
    statement: none,
  },
};
