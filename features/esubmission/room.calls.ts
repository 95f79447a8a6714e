import * as z from 'zod';
import { propertyCategories } from '#features/property/words/categories.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { commaList, day, id, text, withCodes } from '#platform/contract/fields.ts';
import { pdfMediaType, sheetMediaType } from '#platform/contract/files.ts';
import { page, pageQuery } from '#platform/contract/paging.ts';
import { billingCalls } from './billing/billing.calls.ts';
import { deskCalls } from './desk/desk.calls.ts';
import { documentCalls } from './documents/documents.calls.ts';
import { dueDiligenceCalls } from './due-diligence/due-diligence.calls.ts';
import { ages } from './home/home.words.ts';
import { infoWith, TransactionInfo } from './info/info.calls.ts';
import { Party, partyCalls } from './parties/parties.calls.ts';
import { agentsAndStaff, bySubmission, ofSubmission, Saved, StatusCount, sentBack, version } from './parts.calls.ts';
import { propertyCalls } from './property/properties.calls.ts';
import { proposalCalls } from './proposal/proposal.calls.ts';
import { Remark, RemarkInput } from './remarks/remarks.calls.ts';
import { shareCalls } from './shares/shares.calls.ts';
import { StatusBody } from './status/status.calls.ts';
import { statusIds } from './status/status.words.ts';
import { InfoRecord, Row, Summary } from './summary/summary.calls.ts';
import { transactionTypes } from './transaction.words.ts';

const filters = {
  search: text(80).optional(),
  status: commaList(z.enum(statusIds.map(String), 'There is no such status.')).optional(),
  transactionType: z.enum(transactionTypes).optional(),
  propertyCategory: z.enum(propertyCategories).optional(),
  from: day().optional(),
  to: day().optional(),
  /** For the desk: what I have claimed, or what waits and nobody has. */
  claim: z.enum(['mine', 'nobody']).optional(),
  /** For the desk: how long ago it was submitted, by the hours of the setting queueAges. */
  age: z.enum(ages).optional(),
  /** For staff: the cases of a salesperson, or of a leader and everyone below. */
  agent: id().optional(),
  team: id().optional(),
  /** The days on which it was submitted. */
  sentFrom: day().optional(),
  sentTo: day().optional(),
};
const listQuery = z.strictObject({
  ...pageQuery(['CreatedDate', 'SubmittedDate', 'CaseNo', 'Price', 'Commission', 'Status']),
  ...filters,
  /** For a salesperson: only submissions of their own, not those that they share in. */
  own: z.literal('true').optional(),
});

export const esubmission = {
  list: endpoint({
    method: 'GET',
    path: '/v1/esubmissions',
    who: agentsAndStaff,
    summary: 'My submissions; for staff, those of everybody.',
    query: listQuery,
    data: page(Row).extend({
      statusCounts: z.array(StatusCount),
      /** The commission of all rows of the filter, without cancelled and aborted ones; null for staff. */
      commissionCents: z.int().nullable(),
      /** The names of the salesperson and of the leader that it is filtered by. */
      agentName: z.string().nullable(),
      leaderName: z.string().nullable(),
    }),
  }),
  exportList: endpoint({
    method: 'GET',
    path: '/v1/esubmissions/export',
    who: agentsAndStaff,
    summary: 'The list as an Excel file: every row that matches the filters.',
    query: listQuery.omit({ pageNumber: true, pageSize: true, own: true }),
    file: [sheetMediaType],
    limit: 120,
    fewAtOnce: true,
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/esubmissions',
    who: 'salesperson',
    summary: 'Saves the transaction info of a new submission, which takes its case number.',
    body: TransactionInfo,
    record: InfoRecord,
    data: Saved,
    message: 'The transaction info created successfully!',
    capitalErrors: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/v1/esubmissions',
    who: 'salesperson',
    summary: 'Saves the transaction info of a draft or returned submission.',
    body: infoWith({ eSubId: id(), version }),
    record: InfoRecord,
    data: Saved,
    message: 'The transaction info updated successfully!',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/v1/esubmissions',
    who: 'salesperson',
    summary: 'Deletes a draft; its number is not used again.',
    query: ofSubmission,
    message: 'The E-Submission have deleted successfully!',
  }),
  setStatus: endpoint({
    method: 'PUT',
    path: '/v1/esubmissions/{id}/status/{statusId}',
    who: ['salesperson', 'desk:submissions', 'desk:compliance'],
    summary:
      'Moves a submission to another status: 1 keeps the draft, or takes back what nobody has claimed, 2 submits, 3 claims, 4 cancels, 5 returns, 6 rejects, 7 approves, 9 aborts; 8 is for compliance alone.',
    params: z.strictObject({
      id: id(),
      statusId: withCodes(
        z.coerce
          .number()
          .int()
          .min(1)
          .max(Math.max(...statusIds)),
        statusIds,
      ),
    }),
    command: true,
    body: StatusBody.optional(),
    record: sentBack(Row).extend({ statusId: z.int() }),
    data: Saved,
    messageBy: {
      param: 'statusId',
      messages: { 1: 'The transaction save to draft successfully!', 2: 'The transaction has been submited!' },
    },
  }),
  uploadEvidence: endpoint({
    method: 'POST',
    path: '/v1/esubmissions/{id}/evidence',
    who: 'desk:submissions',
    summary:
      'Uploads the evidence that an approved transaction fell through, before it is aborted (multipart, one file).',
    params: ofSubmission,
    body: z.strictObject({}),
    data: z.object({ fileId: id() }),
    upload: true,
    transaction: 'own',
  }),
  remarks: endpoint({
    method: 'GET',
    path: '/v1/esubmissions/remarks',
    who: agentsAndStaff,
    summary: 'The remarks of owner and desk on a submission, and how many of them the caller has not read.',
    query: bySubmission,
    data: z.object({ rows: z.array(Remark), unread: z.int() }),
  }),
  unreadRemarks: endpoint({
    method: 'GET',
    path: '/v1/esubmissions/remarks/unread',
    who: agentsAndStaff,
    summary:
      'The submissions with unread remarks: of a salesperson, their own; of the desk, the open ones that the caller claimed.',
    data: z.object({ eSubIds: z.array(id()) }),
  }),
  addRemark: endpoint({
    method: 'POST',
    path: '/v1/esubmissions/remarks',
    who: ['salesperson', 'desk:submissions'],
    summary: 'Adds a remark for the desk or for the owner, who gets a mail.',
    body: RemarkInput.safeExtend({ eSubId: id() }),
    record: sentBack(Remark),
    data: z.object({ id: z.int() }),
  }),
  readRemarks: endpoint({
    method: 'PUT',
    path: '/v1/esubmissions/remarks',
    who: agentsAndStaff,
    summary: 'Marks the remarks of a submission as read, up to one.',
    command: true,
    body: z.strictObject({ eSubId: id(), upTo: z.int().min(0) }),
  }),
  clone: endpoint({
    method: 'POST',
    path: '/v1/esubmissions/{id}/clone',
    who: 'salesperson',
    summary:
      'Copies what was typed into a rejected or cancelled submission to a new draft; documents are uploaded anew. With `forAnotherUnit`, of any submission but a draft: a new one with this step 1, and our clients.',
    params: ofSubmission,
    body: z.strictObject({ forAnotherUnit: TransactionInfo.optional() }).optional(),
    data: Saved,
  }),
  aggregate: endpoint({
    method: 'PATCH',
    path: '/v1/esubmissions',
    who: 'salesperson',
    summary: 'Recomputes shares, bills and the checklist, and returns the summary.',
    command: true,
    body: z.strictObject({ eSubId: id() }),
    record: sentBack(Summary),
    data: Summary,
  }),
  summary: endpoint({
    method: 'GET',
    path: '/v1/esubmissions/{id}/summary',
    who: agentsAndStaff,
    summary: 'All of a submission on one page.',
    params: ofSubmission,
    data: Summary,
  }),
  downloadSummary: endpoint({
    method: 'GET',
    path: '/v1/esubmissions/{id}/download-summary',
    who: agentsAndStaff,
    summary: 'The summary as a PDF.',
    params: ofSubmission,
    file: [pdfMediaType],
  }),
  refNo: endpoint({
    method: 'GET',
    path: '/v1/esubmissions/ref-no',
    who: 'salesperson',
    summary: 'The next case number, without taking it.',
    data: z.object({ refNo: z.string() }),
  }),
  parties: endpoint({
    method: 'GET',
    path: '/v1/esubmissions/{id}/transaction-party',
    who: agentsAndStaff,
    summary: 'The parties of a submission.',
    params: ofSubmission,
    data: z.object({ rows: z.array(Party), version: z.int() }),
  }),
  ...partyCalls,
  ...propertyCalls,
  ...proposalCalls,
  ...shareCalls,
  ...billingCalls,
  ...documentCalls,
  ...dueDiligenceCalls,
  ...deskCalls,
};
