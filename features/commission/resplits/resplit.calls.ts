import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, requiredText, text } from '#platform/contract/fields.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { resplitFields } from './resplits.words.ts';

const Change = z.object({
  shareName: z.string(),
  kind: z.enum(['OWN', 'OVERRIDE', 'COBROKE', 'AGENCY']),
  /** Null for the agency. */
  name: z.string().nullable(),
  beforeCents: z.int(),
  afterCents: z.int(),
  /** Change of the earnings so far. */
  movedCents: z.int(),
});
export type Change = z.output<typeof Change>;

const Approved = z.object({
  resplitId: id(),
  reason: z.string(),
  preparedBy: z.string(),
  approvedBy: z.string(),
  approvedAt: z.iso.datetime(),
});

const ofDeal = z.strictObject({ id: id() });
const financeAlone = { base: 'agency', who: 'desk:finance' } as const;

export const resplitList = listCalls(resplitFields, {
  ...financeAlone,
  path: '/v1/finance/resplits',
  summary: 'The resplits, the newest first: those that wait for approval, or those that were approved.',
  fileSummary: 'The list of resplits as an Excel file, by the same filters.',
  /** `search`: the number of the deal, as on papers. */
  filters: { search: text(40).optional(), state: z.enum(['OPEN', 'APPROVED']).optional() },
  sorts: { Prepared: 'preparedAt' },
});

/** A frozen split that is worked out anew, by two of finance. */
export const resplitCalls = {
  resplits: resplitList.list,
  resplitsSheet: resplitList.file,
  resplit: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/deals/{id}/resplit',
    summary: 'What a frozen split would become by the plans and the team as they are on record now.',
    params: ofDeal,
    data: z.object({
      /** Waiting for approval; null while nothing is prepared. */
      open: z.object({ resplitId: id(), reason: z.string(), preparedById: id(), preparedBy: z.string() }).nullable(),
      /** The lines that change, as prepared, or as they would be now. */
      changes: z.array(Change),
      approved: z.array(Approved),
    }),
  }),
  prepareResplit: endpoint({
    ...financeAlone,
    method: 'POST',
    path: '/v1/finance/deals/{id}/resplit',
    summary: 'Prepares a resplit. Somebody else approves it.',
    params: ofDeal,
    body: z.strictObject({ reason: requiredText(500) }),
    message: 'The resplit is prepared.',
    refuses: ['conflict', 'missing'],
  }),
  withdrawResplit: endpoint({
    ...financeAlone,
    method: 'DELETE',
    path: '/v1/finance/deals/{id}/resplit',
    summary: 'Withdraws a resplit that is not approved.',
    params: ofDeal,
    message: 'The resplit is withdrawn.',
    refuses: ['missing'],
  }),
  approveResplit: endpoint({
    ...financeAlone,
    method: 'PUT',
    path: '/v1/finance/deals/{id}/resplit/approval',
    secondWord: true,
    summary: 'Approves a resplit, by somebody else than who prepared it. What was earned moves between the lines.',
    params: ofDeal,
    command: true,
    /** The one that was read: another may have been prepared in its place. */
    body: z.strictObject({ resplitId: id() }),
    message: 'The deal is split anew.',
    refuses: ['conflict', 'missing', 'forbidden', 'stale'],
  }),
};
