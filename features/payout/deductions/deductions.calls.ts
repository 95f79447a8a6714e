import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { cents, id, keysOf, moneyDay, optional, requiredText, text } from '#platform/contract/fields.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { advanceStates, chargeKinds, chargeStates } from '../payout.words.ts';
import { financeAlone } from '../who.calls.ts';
import { advanceFields, chargeFields, feeFields } from './deductions.words.ts';

const amount = () => cents().min(1, 'Give an amount.');
const one = z.strictObject({ id: id() });

/** A part of the salesperson's name. */
const search = text(60).optional();

export const feeList = listCalls(feeFields, {
  ...financeAlone,
  path: '/v1/finance/recurring-fees',
  summary: 'The fees that are charged every month, those that go on first.',
  fileSummary: 'The fees that are charged every month as an Excel file.',
  filters: { state: z.enum(['CURRENT', 'ENDED']).optional() },
  sorts: { From: 'fromDay' },
});
export type Fee = z.output<typeof feeList.row>;

export const chargeList = listCalls(chargeFields, {
  ...financeAlone,
  path: '/v1/finance/charges',
  summary:
    'What payouts are less by: fees, and what is withheld for others. The newest first, and whether a run has collected it.',
  fileSummary: 'The list of charges as an Excel file, by the same filters.',
  filters: { search, kind: z.enum(keysOf(chargeKinds)).optional(), state: z.enum(keysOf(chargeStates)).optional() },
  sorts: { Due: 'dueOn' },
});

export const advanceList = listCalls(advanceFields, {
  ...financeAlone,
  path: '/v1/finance/advances',
  summary: 'The advances, the newest first, and what is still to be recovered of each.',
  fileSummary: 'The list of advances as an Excel file, by the same filters.',
  filters: { search, state: z.enum(keysOf(advanceStates)).optional() },
  sorts: { Prepared: null },
});
export type Advance = z.output<typeof advanceList.row>;

/** What salespeople pay the agency, and what they get before a deal pays: both go through the payout runs. */
export const deductionCalls = {
  fees: feeList.list,
  feesSheet: feeList.file,
  addFee: endpoint({
    ...financeAlone,
    method: 'POST',
    path: '/v1/finance/recurring-fees',
    summary: 'Charges a fee every month from a day on, GST included: to one salesperson, or to every one.',
    body: z.strictObject({ personId: optional(id()), text: requiredText(80), cents: amount(), fromDay: moneyDay() }),
    data: z.object({ feeId: id() }),
    message: 'The fee is saved.',
    refuses: ['missing'],
  }),
  endFee: endpoint({
    ...financeAlone,
    method: 'PUT',
    path: '/v1/finance/recurring-fees/{id}/end',
    summary: 'Ends a recurring fee: it is not due after this day.',
    params: one,
    command: true,
    body: z.strictObject({ untilDay: moneyDay() }),
    message: 'The fee is ended.',
    refuses: ['conflict', 'missing'],
  }),
  charges: chargeList.list,
  chargesSheet: chargeList.file,
  addCharge: endpoint({
    ...financeAlone,
    method: 'POST',
    path: '/v1/finance/charges',
    summary:
      'Charges a salesperson once: a fee, GST included, or money that is withheld for somebody else. The next run whose cut-off is on the day or later collects it.',
    body: z.strictObject({
      kind: z.enum(keysOf(chargeKinds)).default('FEE'),
      personId: id(),
      /** What a fee is for, or why money is withheld. */
      text: requiredText(80),
      cents: amount(),
      dueOn: moneyDay(),
    }),
    data: z.object({ chargeId: id() }),
    message: 'The charge is saved.',
    refuses: ['missing'],
  }),
  waive: endpoint({
    ...financeAlone,
    method: 'PUT',
    path: '/v1/finance/charges/{id}/waiver',
    summary: 'Waives a charge that no run has taken.',
    params: one,
    command: true,
    body: z.strictObject({ reason: requiredText(200) }),
    message: 'The charge is waived.',
    refuses: ['conflict', 'missing'],
  }),
  advances: advanceList.list,
  advancesSheet: advanceList.file,
  prepareAdvance: endpoint({
    ...financeAlone,
    method: 'POST',
    path: '/v1/finance/advances',
    summary: 'Prepares an advance on what a salesperson is still to earn of a deal. Somebody else approves it.',
    body: z.strictObject({ personId: id(), dealId: id(), cents: amount(), reason: requiredText(200) }),
    data: z.object({ advanceId: id() }),
    message: 'The advance is prepared. Somebody else approves it.',
    refuses: ['conflict', 'missing'],
  }),
  approveAdvance: endpoint({
    ...financeAlone,
    method: 'PUT',
    path: '/v1/finance/advances/{id}/approval',
    secondWord: true,
    summary: 'Approves an advance, by somebody else than who prepared it. The next run pays it.',
    params: one,
    message: 'The advance is approved. The next run pays it.',
    refuses: ['conflict', 'missing', 'forbidden'],
  }),
  withdrawAdvance: endpoint({
    ...financeAlone,
    method: 'PUT',
    path: '/v1/finance/advances/{id}/withdrawal',
    summary: 'Withdraws an advance that no run has taken.',
    params: one,
    message: 'The advance is withdrawn.',
    refuses: ['conflict', 'missing'],
  }),
};
