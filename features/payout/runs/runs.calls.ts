import * as z from 'zod';
import { Entries } from '#features/ledger/contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf, moneyDay, requiredText, text } from '#platform/contract/fields.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { Held } from '../held/held.calls.ts';
import { bankFileFormats, runFilterStates, runKinds } from '../payout.words.ts';
import { financeAlone } from '../who.calls.ts';
import { partsInRun } from './part-in-run.rules.ts';
import { runFields } from './runs.words.ts';
import { withdrawalSteps } from './withdrawal.rules.ts';

export const runList = listCalls(runFields, {
  ...financeAlone,
  path: '/v1/finance/payouts',
  summary: 'The payout runs, the newest first.',
  fileSummary: 'The list of payout runs as an Excel file, by the same filters.',
  filters: {
    /** The number of a run, or what it pays. */
    search: text(60).optional(),
    kind: z.enum(keysOf(runKinds)).optional(),
    state: z.enum(keysOf(runFilterStates)).optional(),
  },
  sorts: { Prepared: null },
  more: {
    /** What the bank returned of it. */
    returned: z.object({ people: z.int(), cents: z.int() }),
  },
});

const ReturnedBefore = z.object({
  /** The line that the bank returned. */
  lineId: id(),
  name: z.string(),
  returnedOn: z.iso.date(),
  reason: z.string(),
});
export type ReturnedBefore = z.output<typeof ReturnedBefore>;

const Download = z.object({
  by: z.string(),
  at: z.iso.datetime(),
  format: z.enum(keysOf(bankFileFormats)),
  /** Whether no file was made since. */
  isCurrent: z.boolean(),
});

const LeftOut = z.object({ lineId: id(), voucher: z.string(), name: z.string(), why: z.string() });

const VoidInFile = z.object({
  runId: id(),
  number: z.string(),
  /** The line that was left out of the run, and its payee; null if the run was withdrawn whole. */
  voucher: z.string().nullable(),
  name: z.string().nullable(),
  by: z.string(),
  at: z.iso.datetime(),
});
export type VoidInFile = z.output<typeof VoidInFile>;

/** What the bank must not have paid: runs that were withdrawn, and lines that were left out, after their file was downloaded. */
const voidInFile = z.array(VoidInFile);

/** Payments that the bank returned, which go to the same account again. */
const toSameAccount = z.array(ReturnedBefore);

const ofRun = z.strictObject({ id: id() });

const kind = z.enum(keysOf(runKinds)).default('SALESPEOPLE');

/** How payees are paid: drawn up by one, approved by another. */
export const runCalls = {
  runs: runList.list,
  runsSheet: runList.file,
  days: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/payouts/days',
    summary:
      'The cut-off and the pay day that the next run is proposed with, by the settings, and the runs that have to be finished before another of their kind.',
    data: z.object({
      cutOff: z.iso.date(),
      payDay: z.iso.date(),
      open: z.array(runList.row.pick({ runId: true, number: true, kind: true })),
    }),
  }),
  next: endpoint({
    ...financeAlone,
    apart: true,
    method: 'GET',
    path: '/v1/finance/payouts/next',
    summary:
      'What a run with this cut-off would pay, what of it the bank returned from the same account before, and what it would hold, with every reason.',
    query: z.strictObject({ kind, cutOff: moneyDay() }),
    data: z.object({
      people: z.int(),
      netCents: z.int(),
      toSameAccount,
      voidInFile,
      held: z.array(Held),
      heldCents: z.int(),
    }),
  }),
  run: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/payouts/{id}',
    summary: 'A run, how many of its payees wait for how much, and whether the caller may approve it.',
    params: ofRun,
    data: runList.row.extend({
      waiting: z.object({ people: z.int(), cents: z.int() }),
      /** Rises with each tax invoice that is entered or removed in a draft; its approval names it. */
      revision: z.int(),
      /** Empty once the bank has the run. */
      toSameAccount,
      /** Of earlier runs; empty once the bank has this one. */
      voidInFile,
      /** Lines that changed between approval and sending: their numbers are void. */
      leftOut: z.array(LeftOut),
      /** Who downloaded a bank file, the last one first. */
      downloads: z.array(Download),
      /** A request for its withdrawal, and who confirmed it. */
      withdrawal: z
        .object({
          askedBy: z.string(),
          askedAt: z.iso.datetime(),
          reason: z.string(),
          approvedBy: z.string().nullable(),
        })
        .nullable(),
      /** What the caller may do to have an approved run withdrawn. */
      withdrawalStep: z.enum(withdrawalSteps).nullable(),
      /** What the caller did with the draft, so that somebody else approves it; null if nothing. */
      yourPart: z.enum(keysOf(partsInRun)).nullable(),
    }),
  }),
  runEntries: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/payouts/{id}/entries',
    summary: 'What the ledger says of the lines of a run: the newest 200 entries, and the sum of each account.',
    params: ofRun,
    data: Entries,
  }),
  drawUp: endpoint({
    ...financeAlone,
    apart: true,
    method: 'POST',
    path: '/v1/finance/payouts',
    summary: 'Creates a run: whatever cleared by the cut-off and is not held. One of each kind is open at a time.',
    body: z.strictObject({ kind, cutOff: moneyDay(), payDay: moneyDay() }),
    data: z.object({ runId: id() }),
    message: 'Payout run created.',
    refuses: ['conflict'],
  }),
  discard: endpoint({
    ...financeAlone,
    apart: true,
    method: 'DELETE',
    path: '/v1/finance/payouts/{id}',
    summary: 'Discards a run that is not approved. What it would have paid is free for the next one.',
    params: ofRun,
    message: 'The run is discarded.',
    refuses: ['conflict', 'missing'],
  }),
  withdraw: endpoint({
    ...financeAlone,
    apart: true,
    method: 'PUT',
    path: '/v1/finance/payouts/{id}/withdrawal',
    summary:
      'Withdraws an approved run whole, before anybody downloaded its bank file. Its numbers are void, what it pays is free again.',
    params: ofRun,
    command: true,
    body: z.strictObject({ reason: requiredText(500) }),
    message: 'The run is withdrawn.',
    refuses: ['conflict', 'missing'],
  }),
  requestWithdrawal: endpoint({
    ...financeAlone,
    method: 'POST',
    path: '/v1/finance/payouts/{id}/withdrawal-request',
    summary: 'Requests the withdrawal of an approved run whose bank file was downloaded. Somebody else confirms it.',
    params: ofRun,
    body: z.strictObject({ reason: requiredText(500) }),
    message: 'The withdrawal is requested. Somebody else confirms it.',
    refuses: ['conflict', 'missing'],
  }),
  approveWithdrawal: endpoint({
    ...financeAlone,
    apart: true,
    method: 'PUT',
    path: '/v1/finance/payouts/{id}/withdrawal-request/approval',
    secondWord: true,
    summary: 'Withdraws a run, by somebody else than who requested it.',
    params: ofRun,
    message: 'The run is withdrawn.',
    refuses: ['conflict', 'missing', 'forbidden'],
  }),
  dropWithdrawal: endpoint({
    ...financeAlone,
    method: 'DELETE',
    path: '/v1/finance/payouts/{id}/withdrawal-request',
    summary: 'Cancels the request to withdraw a run: it can be sent again.',
    params: ofRun,
    message: 'The request is cancelled.',
    refuses: ['conflict', 'missing'],
  }),
  approve: endpoint({
    ...financeAlone,
    apart: true,
    method: 'PUT',
    path: '/v1/finance/payouts/{id}/approval',
    secondWord: true,
    summary:
      'Approves a run, by somebody else than who prepared it or entered a tax invoice in it: it gets its number, and each line its voucher.',
    params: ofRun,
    command: true,
    /** Of the run as it was read; left out, as it was drawn up. */
    body: z.strictObject({ revision: z.int().min(1).default(1) }),
    data: z.object({ number: z.string() }),
    message: 'The run is approved.',
    refuses: ['conflict', 'missing', 'forbidden', 'stale'],
  }),
  send: endpoint({
    ...financeAlone,
    apart: true,
    method: 'PUT',
    path: '/v1/finance/payouts/{id}/sending',
    secondWord: 'at-times',
    summary:
      'Records that the bank has the file of an approved run. Lines that changed since are left out; if somebody has the file with them, it is made anew, and the run is sent by another call.',
    params: ofRun,
    data: z.object({ number: z.string(), leftOut: z.int(), isSent: z.boolean() }),
    refuses: ['conflict', 'missing', 'forbidden'],
  }),
  bankFile: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/payouts/{id}/bank-file',
    summary: 'The file that the bank gets of an approved run: the same bytes each time. Every download is recorded.',
    params: ofRun,
    query: z.strictObject({ format: z.enum(keysOf(bankFileFormats)) }),
    file: ['application/xml', 'text/csv'],
    refuses: ['conflict', 'missing'],
  }),
  pay: endpoint({
    ...financeAlone,
    apart: true,
    method: 'PUT',
    path: '/v1/finance/payouts/{id}/payment',
    summary: 'Records that the bank has paid all that is not paid yet of a run.',
    params: ofRun,
    command: true,
    body: z.strictObject({ paidOn: moneyDay() }),
    data: z.object({ number: z.string() }),
    message: 'The run is paid.',
    refuses: ['conflict', 'missing'],
  }),
};
