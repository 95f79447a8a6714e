import * as z from 'zod';
import { licenceNo, registrationNo } from '#features/particulars/contract.ts';
import { Picture } from '#features/people/room.calls.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { cents, email, id, keysOf, optional, phone, rate, requiredText, text } from '#platform/contract/fields.ts';
import { hundredPercent } from '#platform/contract/money.ts';
import { agentsAndStaff, bySubmission, ofSubmission, rowsSentBack, sentBack, version } from '../parts.calls.ts';
import { cobrokeRoles, directions } from '../roles.words.ts';
import { representedSides } from '../transaction.words.ts';

/** A share is a percentage of the pool (ten-thousandths of a percent), or an amount in cents. */
const shareFields = {
  shareBasis: z.enum(['PERCENT', 'AMOUNT']),
  shareRate: optional(rate().max(hundredPercent, 'A share can’t exceed 100%.')),
  shareCents: optional(cents()),
};

export const ExternalCobrokeInput = z.strictObject({
  agencyName: requiredText(140),
  licenceNo: z.union([z.literal(''), licenceNo()]).default(''),
  agencyAddress: text(300).default(''),
  gstRegistered: z.boolean().default(false),
  salespersonName: requiredText(140),
  registrationNo: registrationNo(),
  mobile: z.union([z.literal(''), phone()]).default(''),
  email: z.union([z.literal(''), email()]).default(''),
  /** RECEIVE_IN: they invoice their own client and get nothing of the commission. */
  direction: z.enum(keysOf(directions)).default('PAY_OUT'),
  /** The side that they act for, if it is known. */
  representedSide: optional(z.enum(representedSides)),
  ...shareFields,
});
export type ExternalCobrokeInput = z.output<typeof ExternalCobrokeInput>;

export const InternalCobrokeInput = z.strictObject({
  userId: id(),
  role: z.enum(keysOf(cobrokeRoles)),
  remark: text(200).default(''),
  ...shareFields,
});
export type InternalCobrokeInput = z.output<typeof InternalCobrokeInput>;

/** The amount that can be shared, and what is left of it, in cents; `shareable` and `remain` are the same amounts. */
const Pool = z.object({ shareableCents: z.int(), remainCents: z.int(), shareable: z.int(), remain: z.int() });

const ExternalCobroke = ExternalCobrokeInput.extend({ id: id(), amountCents: z.int() });

const InternalCobroke = InternalCobrokeInput.extend({
  id: id(),
  amountCents: z.int(),
  name: z.string(),
  registrationNo: z.string(),
  picture: Picture,
});

export const ExternalCobrokes = z.object({ rows: z.array(ExternalCobroke), ...Pool.shape, version: z.int() });
export type ExternalCobrokes = z.output<typeof ExternalCobrokes>;

export const InternalCobrokes = z.object({ rows: z.array(InternalCobroke), ...Pool.shape, version: z.int() });
export type InternalCobrokes = z.output<typeof InternalCobrokes>;

const externalRows = z.strictObject({ version, rows: z.array(ExternalCobrokeInput).max(20) });
const internalRows = z.strictObject({ version, rows: z.array(InternalCobrokeInput).min(1).max(20) });
const externalRecord = rowsSentBack(ExternalCobrokes, ExternalCobroke);
const internalRecord = rowsSentBack(InternalCobrokes, InternalCobroke);

export const shareCalls = {
  externalCobrokes: endpoint({
    method: 'GET',
    path: '/v1/esubmissions/{id}/external-cobrokes',
    who: agentsAndStaff,
    summary: 'External co-brokers, and how much of the commission is left to share.',
    params: ofSubmission,
    data: ExternalCobrokes,
  }),
  addExternalCobroke: endpoint({
    method: 'POST',
    path: '/v1/external-cobrokes',
    who: 'salesperson',
    summary: 'Adds an external co-broker.',
    body: ExternalCobrokeInput.extend({ eSubId: id(), version }),
    record: sentBack(ExternalCobroke),
    data: ExternalCobrokes,
    message: 'External Co-Broker create successfully!',
  }),
  replaceExternalCobrokes: endpoint({
    method: 'POST',
    path: '/v1/external-cobrokes/bulk',
    who: 'salesperson',
    summary: 'Replaces the external co-brokers.',
    body: externalRows.extend({ eSubId: id() }),
    record: externalRecord,
    data: ExternalCobrokes,
    message: 'External Co-Broker create successfully!',
  }),
  saveExternalCobrokes: endpoint({
    method: 'PUT',
    path: '/v1/external-cobrokes/{eSubId}',
    who: 'salesperson',
    summary: 'Replaces the external co-brokers.',
    params: bySubmission,
    body: externalRows,
    record: externalRecord,
    data: ExternalCobrokes,
    message: 'External Co-Broker updated successfully!',
  }),
  internalCobrokes: endpoint({
    method: 'GET',
    path: '/v1/esubmissions/{id}/internal-cobrokes',
    who: agentsAndStaff,
    summary: 'Internal salespeople and their shares.',
    params: ofSubmission,
    data: InternalCobrokes,
  }),
  addInternalCobroke: endpoint({
    method: 'POST',
    path: '/v1/internal-cobrokes',
    who: 'salesperson',
    summary: 'Adds an internal salesperson. The shares of the others stay, so something must be left to share.',
    body: InternalCobrokeInput.extend({ eSubId: id(), version }),
    record: sentBack(InternalCobroke),
    data: InternalCobrokes,
    message: 'Internal Salesperson create successfully!',
  }),
  replaceInternalCobrokes: endpoint({
    method: 'POST',
    path: '/v1/internal-cobrokes/bulk',
    who: 'salesperson',
    summary: 'Replaces the internal salespeople; exactly one is the closing agent.',
    body: internalRows.extend({ eSubId: id() }),
    record: internalRecord,
    data: InternalCobrokes,
    message: 'Internal Salesperson create successfully!',
  }),
  saveInternalCobrokes: endpoint({
    method: 'PUT',
    path: '/v1/internal-cobrokes/{eSubId}',
    who: 'salesperson',
    summary: 'Replaces the internal salespeople; exactly one is the closing agent.',
    params: bySubmission,
    body: internalRows,
    record: internalRecord,
    data: InternalCobrokes,
    message: 'Internal Salesperson updated successfully!',
  }),
};
