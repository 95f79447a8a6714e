import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { cents, day, id, keysOf, optional, requiredText, text } from '#platform/contract/fields.ts';
import { asSheet } from '#platform/contract/files.ts';
import { page, pageQuery, sumsOf } from '#platform/contract/paging.ts';
import { advanceStates, chargeKinds, chargeStates } from '../words.ts';
import { financeAlone } from './who.ts';

const amount = () => cents().min(1, 'Give an amount.');
const one = z.strictObject({ id: id() });

const Fee = z.object({
  feeId: id(),
  /** Null: every salesperson. */
  name: z.string().nullable(),
  text: z.string(),
  cents: z.int(),
  fromDay: z.iso.date(),
  untilDay: z.iso.date().nullable(),
});
export type Fee = z.output<typeof Fee>;

const Charge = z.object({
  chargeId: id(),
  kind: z.enum(keysOf(chargeKinds)),
  name: z.string(),
  text: z.string(),
  cents: z.int(),
  dueOn: z.iso.date(),
  state: z.enum(keysOf(chargeStates)),
  /** The statement that took it. */
  voucher: z.string().nullable(),
  waiveReason: z.string().nullable(),
});
export type Charge = z.output<typeof Charge>;

const Advance = z.object({
  advanceId: id(),
  name: z.string(),
  dealNo: z.string(),
  cents: z.int(),
  /** What is still to be recovered. */
  leftCents: z.int(),
  reason: z.string(),
  state: z.enum(keysOf(advanceStates)),
  preparedById: id(),
  preparedBy: z.string(),
  approvedBy: z.string().nullable(),
});
export type Advance = z.output<typeof Advance>;

/** A part of the salesperson's name. */
const search = text(60).optional();
const feeFilters = { state: z.enum(['CURRENT', 'ENDED']).optional() };
const chargeFilters = {
  search,
  kind: z.enum(keysOf(chargeKinds)).optional(),
  state: z.enum(keysOf(chargeStates)).optional(),
};
const advanceFilters = { search, state: z.enum(keysOf(advanceStates)).optional() };

/** What salespeople pay the agency, and what they get before a deal pays: both go through the payout runs. */
export const deductionCalls = {
  fees: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/recurring-fees',
    summary: 'The fees that are charged every month, those that go on first.',
    query: z.strictObject({ ...pageQuery(['From'], 20), ...feeFilters }),
    data: page(Fee).extend({ sums: sumsOf('cents') }),
  }),
  feesSheet: endpoint({
    ...financeAlone,
    ...asSheet,
    path: '/v1/finance/recurring-fees/export',
    summary: 'The fees that are charged every month as an Excel file.',
    query: z.strictObject(feeFilters),
  }),
  addFee: endpoint({
    ...financeAlone,
    method: 'POST',
    path: '/v1/finance/recurring-fees',
    summary: 'Charges a fee every month from a day on, GST included: to one salesperson, or to every one.',
    body: z.strictObject({ personId: optional(id()), text: requiredText(80), cents: amount(), fromDay: day() }),
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
    body: z.strictObject({ untilDay: day() }),
    message: 'The fee is ended.',
    refuses: ['conflict', 'missing'],
  }),
  charges: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/charges',
    summary:
      'What payouts are less by: fees, and what is withheld for others. The newest first, and whether a run has collected it.',
    query: z.strictObject({ ...pageQuery(['Due'], 20), ...chargeFilters }),
    data: page(Charge).extend({ sums: sumsOf('cents') }),
  }),
  chargesSheet: endpoint({
    ...financeAlone,
    ...asSheet,
    path: '/v1/finance/charges/export',
    summary: 'The list of charges as an Excel file, by the same filters.',
    query: z.strictObject(chargeFilters),
  }),
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
      dueOn: day(),
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
    body: z.strictObject({ reason: requiredText(200) }),
    message: 'The charge is waived.',
    refuses: ['conflict', 'missing'],
  }),
  advances: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/advances',
    summary: 'The advances, the newest first, and what is still to be recovered of each.',
    query: z.strictObject({ ...pageQuery(['Prepared'], 20), ...advanceFilters }),
    data: page(Advance).extend({ sums: sumsOf('cents', 'leftCents') }),
  }),
  advancesSheet: endpoint({
    ...financeAlone,
    ...asSheet,
    path: '/v1/finance/advances/export',
    summary: 'The list of advances as an Excel file, by the same filters.',
    query: z.strictObject(advanceFilters),
  }),
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
