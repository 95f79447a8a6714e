import * as z from 'zod';
import { besides } from '#features/signing/signing.words.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, id, keysOf, optional, requiredText, text } from '#platform/contract/fields.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { cddFor, decisions, ratings, recordedDecisions } from '../forms/forms.words.ts';
import { approvalFields, approvalStates } from './approvals.words.ts';

const who = 'compliance';

export const approvalList = listCalls(approvalFields, {
  who,
  path: '/v1/compliance/form-approvals',
  summary: 'Forms of a high rating: those that wait for an officer, or that one has decided on.',
  fileSummary: 'The list of approvals as an Excel file, by the same filters.',
  filters: {
    /** Of the customer, the property or the form’s number. */
    search: text(80).optional(),
    state: z.enum(keysOf(approvalStates)).default('WAITING'),
    cDDFor: z.enum(keysOf(cddFor)).optional(),
  },
  sorts: { Determined: 'determinedAt', Customer: 'name' },
});

const Factors = z.array(
  z.object({ questionFID: z.string(), effect: z.enum(['HS', 'E', 'H', 'M']), flags: z.array(z.string()) }),
);

/** What compliance alone reads of a form. */
export const OfficerView = z.object({
  /** Null: not every question that counts is answered. */
  rating: z.enum(keysOf(ratings)).nullable(),
  factors: Factors,
  needsApproval: z.boolean(),
  /** Documents that were deleted while the form was on legal hold, or after an officer had approved it with them. */
  /** Questions that are asked today and not answered: it is not approved while there are any. */
  missing: z.array(z.string()),
  /** What compliance alone knows: whoever approves says what they established. */
  alone: z.array(z.string()),
  /** The register has an entry of the customer, unless none is reported. */
  isSuspected: z.boolean(),
  /** Whether an officer asks for source of wealth. */
  isAsked: z.boolean(),
  /** Its transaction was approved with this version. */
  isKept: z.boolean(),
  /** What became known after its deal was settled: nothing of the form moves by it. Null: nothing. */
  after: z
    .object({
      foundAt: z.iso.datetime(),
      rating: z.enum(keysOf(ratings)),
      factors: Factors,
      /** When an officer looked at it last, and what they noted. */
      notedAt: z.iso.datetime().nullable(),
      note: z.string(),
    })
    .nullable(),
  /** Who signed this version where the salesperson is: a note, and no proof of anything. */
  beside: z.array(z.object({ name: z.string(), how: z.enum(keysOf(besides)) })),
  /** Sealed files of this version of which it is kept from which addresses and with which browsers they were signed. */
  evidence: z.array(id()),
  /** Documents that officers added. `counts`: for the approval that is due, and not for an earlier one or another version. */
  papers: z.array(z.object({ fileId: id(), name: z.string(), at: z.iso.datetime(), counts: z.boolean() })),
  removed: z.array(z.object({ fileId: id(), name: z.string(), at: z.iso.datetime() })),
  decisions: z.array(
    z.object({
      decision: z.enum(keysOf(recordedDecisions)),
      rating: z.enum(['LOW', 'MEDIUM']).nullable(),
      note: z.string(),
      established: z.string(),
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
    summary: 'How many forms wait for an officer, and how many corrections and scans.',
    data: z.object({
      waiting: z.int(),
      /** Corrections of what was approved, and scans that came after a link was sent. */
      requests: z.int(),
      /** Approved transactions whose forms lack what is asked today. */
      lacking: z.int(),
      /** Forms of settled deals of which more is known now, and nobody has looked at it. */
      after: z.int(),
    }),
  }),
  decideForm: endpoint({
    method: 'PUT',
    path: '/v1/compliance/form-approvals/{id}',
    secondWord: true,
    who,
    summary: 'The designated officer’s decision on a form of a high rating. Only an officer lowers a rating.',
    params: z.strictObject({ id: id() }),
    command: true,
    body: z.strictObject({
      version: z.int().min(1),
      /** Of the salesperson’s own part, as it was read. */
      ownVersion: z.int().min(1).default(1),
      decision: z.enum(keysOf(decisions)),
      /** What it is lowered to; only with an approval. */
      rating: optional(z.enum(['LOW', 'MEDIUM'])),
      /** Conditions, or the reason. */
      note: requiredText(2_000),
      nextReview: optional(day()),
      /** Where compliance alone knows what makes it high: what the officer established, and from what. */
      established: text(2_000).default(''),
      /** How many decisions there were when it was read: a decision of another officer meanwhile is noticed. */
      made: z.int().min(0).max(10_000),
      /** The documents of the form when it was read: one that was added or deleted meanwhile is noticed. */
      papers: z.array(id()).max(200),
    }),
    message: 'Decision recorded',
    refuses: ['missing', 'stale', 'conflict', 'forbidden', 'invalid'],
  }),
  askWealth: endpoint({
    method: 'PUT',
    path: '/v1/compliance/form-approvals/{id}/source-of-wealth',
    who,
    summary: 'Asks for the source of wealth in a form, whatever its rating is, or takes that back. No reason is given.',
    params: z.strictObject({ id: id() }),
    command: true,
    body: z.strictObject({ isAsked: z.boolean() }),
    message: 'Saved',
    refuses: ['missing', 'forbidden'],
  }),
  noteAfterDeal: endpoint({
    method: 'PUT',
    path: '/v1/compliance/form-approvals/{id}/after-deal',
    who,
    summary: 'Notes what an officer did about what became known after a deal was settled. Nothing of the deal moves.',
    params: z.strictObject({ id: id() }),
    command: true,
    body: z.strictObject({ note: requiredText(2_000) }),
    message: 'Saved',
    refuses: ['missing'],
  }),
  officerPaper: endpoint({
    method: 'POST',
    path: '/v1/compliance/form-approvals/{id}/papers',
    who,
    summary: 'Adds a document from which an officer established what they know. Compliance alone reads it.',
    params: z.strictObject({ id: id() }),
    body: z.strictObject({ uploadId: id().optional() }),
    data: z.object({ fileId: id() }),
    upload: 'or-earlier',
    transaction: 'own',
    message: 'Upload Document successfully!',
    refuses: ['missing', 'forbidden', 'conflict', 'invalid'],
  }),
};
