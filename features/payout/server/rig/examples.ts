import type { Examples } from '#test/access.ts';
import type { payout } from '../../contract/index.ts';

// There is no run of the fixture, and nothing to pay.
const none = { params: { id: '00000000-0000-4000-8000-000000000000' }, refused: 404 } as const;

export const examples: Examples<typeof payout> = {
  calls: {
    runs: {},
    next: { query: { cutOff: '2026-11-01' } },
    run: none,
    line: none,
    drawUp: { body: { cutOff: '2026-11-01', payDay: '2026-11-06' }, refused: 409 },
    discard: none,
    withdraw: { ...none, body: { reason: 'A wrong account' } },
    approve: none,
    send: none,
    bankFile: { ...none, query: { format: 'PAIN001' } },
    payLine: { ...none, body: { paidOn: '2026-11-06' } },
    returnLine: { ...none, body: { returnedOn: '2026-11-09', reason: 'Account closed' } },
    pay: { ...none, body: { paidOn: '2026-11-06' } },
    gstInvoice: { ...none, body: { number: 'HL-2026-12' } },
    taxInvoice: none,
    statement: none,
    subjects: { query: { kind: 'PERSON', search: 'tan' } },
    holds: { query: { state: 'RELEASED' } },
    hold: { body: { kind: 'DEAL', source: none.params.id, reason: 'A complaint' }, refused: 404 },
    release: none,
    fees: {},
    addFee: {
      body: { personId: none.params.id, text: 'Membership', cents: 5_450, fromDay: '2026-11-01' },
      refused: 404,
    },
    endFee: { ...none, body: { untilDay: '2026-12-31' } },
    charges: { query: { state: 'DUE' } },
    addCharge: {
      body: { personId: none.params.id, text: 'Name cards', cents: 4_360, dueOn: '2026-11-01' },
      refused: 404,
    },
    waive: { ...none, body: { reason: 'Keyed in twice' } },
    advances: { query: { state: 'OWED' } },
    prepareAdvance: {
      body: { personId: none.params.id, dealId: none.params.id, cents: 50_000, reason: 'Medical bills' },
      refused: 404,
    },
    approveAdvance: none,
    withdrawAdvance: none,
    debts: {},
    prepareWriteOff: { body: { payeeId: none.params.id, reason: 'Left the agency' }, refused: 404 },
    approveWriteOff: none,
    withdrawWriteOff: none,
    yearly: { query: { year: '2026' } },
    yearlySheet: { query: { year: '2026' } },
  },
};
