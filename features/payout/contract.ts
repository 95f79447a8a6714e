import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, id, keysOf } from '#platform/contract/fields.ts';
import { page, pageQuery } from '#platform/contract/paging.ts';
import { earningKinds, runStates } from './words.ts';

const Run = z.object({
  runId: id(),
  /** Null until it is approved. */
  number: z.string().nullable(),
  state: z.enum(keysOf(runStates)),
  cutOff: z.iso.date(),
  payDay: z.iso.date(),
  people: z.int(),
  netCents: z.int(),
  preparedById: id(),
  preparedBy: z.string(),
  approvedBy: z.string().nullable(),
  paidOn: z.iso.date().nullable(),
});
export type Run = z.output<typeof Run>;

const Payee = z.object({
  personId: id(),
  name: z.string(),
  userName: z.string(),
  ownCents: z.int(),
  overridingCents: z.int(),
  netCents: z.int(),
});

const Line = Payee.extend({
  lineId: id(),
  /** Null until the run is approved. */
  voucher: z.string().nullable(),
  bank: z.string(),
  accountMasked: z.string(),
});
export type Line = z.output<typeof Line>;

const Held = z.object({
  name: z.string(),
  dealNo: z.string(),
  kind: z.enum(keysOf(earningKinds)),
  cents: z.int(),
  why: z.string(),
});

const financeAlone = { base: 'agency', who: 'desk:finance' } as const;
const ofRun = z.strictObject({ id: id() });

/** How salespeople are paid: drawn up by one, approved by another. */
export const payout = {
  runs: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/payouts',
    summary: 'The payout runs, the newest first.',
    query: z.strictObject(pageQuery(['Prepared'], 20)),
    data: page(Run),
  }),
  next: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/payouts/next',
    summary: 'What a run with this cut-off would pay, and what it would hold, with the reason.',
    query: z.strictObject({ cutOff: day() }),
    data: z.object({ people: z.int(), netCents: z.int(), held: z.array(Held), heldCents: z.int() }),
  }),
  run: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/payouts/{id}',
    summary: 'A run with its lines.',
    params: ofRun,
    data: Run.extend({ lines: z.array(Line) }),
  }),
  drawUp: endpoint({
    ...financeAlone,
    method: 'POST',
    path: '/v1/finance/payouts',
    summary: 'Draws up a run: whatever cleared by the cut-off and is not held. One is open at a time.',
    body: z.strictObject({ cutOff: day(), payDay: day() }),
    data: z.object({ runId: id() }),
    message: 'The run is drawn up.',
    refuses: ['conflict'],
  }),
  withdraw: endpoint({
    ...financeAlone,
    method: 'DELETE',
    path: '/v1/finance/payouts/{id}',
    summary: 'Withdraws a run that is not approved. What it would have paid is free for the next one.',
    params: ofRun,
    message: 'The run is withdrawn.',
    refuses: ['conflict', 'missing'],
  }),
  approve: endpoint({
    ...financeAlone,
    method: 'PUT',
    path: '/v1/finance/payouts/{id}/approval',
    summary: 'Approves a run, by somebody else than who drew it up: it gets its number, and each line its voucher.',
    params: ofRun,
    data: z.object({ number: z.string() }),
    message: 'The run is approved.',
    refuses: ['conflict', 'missing', 'forbidden'],
  }),
  pay: endpoint({
    ...financeAlone,
    method: 'PUT',
    path: '/v1/finance/payouts/{id}/payment',
    summary: 'Records that the bank has paid an approved run.',
    params: ofRun,
    body: z.strictObject({ paidOn: day() }),
    data: z.object({ number: z.string() }),
    message: 'The run is paid.',
    refuses: ['conflict', 'missing'],
  }),
  statement: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/payouts/lines/{id}/statement',
    summary: 'The payout statement of a person as a PDF.',
    params: z.strictObject({ id: id() }),
    file: ['application/pdf'],
  }),
};
