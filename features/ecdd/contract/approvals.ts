import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, id, keysOf, optional, requiredText, text } from '#platform/contract/fields.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { approvalFields } from '../words/approvals.ts';
import { cddFor, decisions, ratings, recordedDecisions } from '../words/forms.ts';

const who = 'compliance';

export const approvalList = listCalls(approvalFields, {
  who,
  path: '/v1/compliance/form-approvals',
  summary: 'Forms of a high rating: those that wait for an officer, or that one has decided on.',
  fileSummary: 'The list of approvals as an Excel file, by the same filters.',
  filters: {
    /** Of the customer, the property or the form’s number. */
    search: text(80).optional(),
    state: z.enum(['WAITING', ...keysOf(decisions)]).default('WAITING'),
    cDDFor: z.enum(keysOf(cddFor)).optional(),
  },
  sorts: { Determined: 'determinedAt', Customer: 'name' },
});

/** What compliance alone reads of a form. */
export const OfficerView = z.object({
  rating: z.enum(keysOf(ratings)),
  factors: z.array(
    z.object({ questionFID: z.string(), effect: z.enum(['HS', 'E', 'H', 'M']), flags: z.array(z.string()) }),
  ),
  needsApproval: z.boolean(),
  /** Documents that were deleted while the form was on legal hold. */
  removed: z.array(z.object({ fileId: id(), name: z.string(), at: z.iso.datetime() })),
  decisions: z.array(
    z.object({
      decision: z.enum(keysOf(recordedDecisions)),
      rating: z.enum(['LOW', 'MEDIUM']).nullable(),
      note: z.string(),
      nextReview: z.iso.date().nullable(),
      /** Empty: nobody; an approval was undone by what became known. */
      by: z.string(),
      at: z.iso.datetime(),
      version: z.int(),
    }),
  ),
});

export const approvalCalls = {
  approvals: approvalList.list,
  approvalsSheet: approvalList.file,
  waitingApprovals: endpoint({
    method: 'GET',
    path: '/v1/compliance/waiting-approvals',
    who,
    summary: 'How many forms wait for an officer.',
    data: z.object({ waiting: z.int() }),
  }),
  decideForm: endpoint({
    method: 'PUT',
    path: '/v1/compliance/form-approvals/{id}',
    who,
    summary: 'The designated officer’s decision on a form of a high rating. Only an officer lowers a rating.',
    params: z.strictObject({ id: id() }),
    body: z.strictObject({
      version: z.int().min(1),
      decision: z.enum(keysOf(decisions)),
      /** What it is lowered to; only with an approval. */
      rating: optional(z.enum(['LOW', 'MEDIUM'])),
      /** Conditions, or the reason. */
      note: requiredText(2_000),
      nextReview: optional(day()),
      /** How many decisions there were when it was read: with it, a decision of another officer meanwhile is noticed. */
      made: z.int().min(0).max(10_000).optional(),
    }),
    message: 'Decision recorded',
    refuses: ['missing', 'stale', 'conflict', 'forbidden', 'invalid'],
  }),
};
