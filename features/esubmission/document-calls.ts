import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, id, text } from '#platform/contract/fields.ts';
import { ofSubmission } from './call-parts.ts';
import { DocQuery } from './doc-query.ts';
import { DocRuleInput } from './doc-rules.ts';
import { Checklist, DocRuleRow, Saved } from './records.ts';

const ofRule = z.strictObject({ id: z.coerce.number().int().min(1).max(2_147_483_647) });
const RuleWritten = z.object({ id: z.int() });

/** The calls on the checklist: what it asks for, its rules, and the files that are put to it. */
export const documentCalls = {
  documents: endpoint({
    method: 'GET',
    path: '/v1/document-templates',
    who: 'signed-in',
    summary: 'The checklist of a submission and what has been uploaded, or what a combination is asked for.',
    query: DocQuery,
    data: Checklist,
  }),
  partyDocuments: endpoint({
    method: 'GET',
    path: '/v1/document-templates/related-party',
    who: 'signed-in',
    summary: 'The part of the checklist that is asked of each party, or of one.',
    query: DocQuery.extend({ partyUuid: id().optional() }),
    data: Checklist,
  }),
  mediaDocuments: endpoint({
    method: 'GET',
    base: 'media',
    path: '/v1/documents',
    who: 'signed-in',
    summary: 'The same checklist, at the media server.',
    query: DocQuery,
    data: Checklist,
  }),
  caseDocuments: endpoint({
    method: 'GET',
    base: 'media',
    path: '/v1/documents/{id}/documents',
    who: 'signed-in',
    summary: 'The checklist of the submission with this id, and what has been uploaded.',
    params: ofSubmission,
    data: Checklist,
  }),
  blankForm: endpoint({
    method: 'GET',
    path: '/v1/documents/template',
    who: 'signed-in',
    summary: 'A blank form of the agency, to fill in and sign. The checklist says which documents have one.',
    query: z.strictObject({ documentId: text(20) }),
    file: ['application/pdf'],
  }),
  documentRules: endpoint({
    method: 'GET',
    path: '/v1/document-rules',
    who: 'desk:submissions',
    summary: 'The rules of the checklist, every version, and the documents that they can ask for.',
    data: z.object({
      rows: z.array(DocRuleRow),
      types: z.array(z.object({ documentId: z.string(), name: z.string() })),
    }),
  }),
  addRule: endpoint({
    method: 'POST',
    path: '/v1/document-rules',
    who: 'desk:submissions',
    summary: 'Adds a rule from a day on.',
    body: DocRuleInput,
    data: RuleWritten,
    message: 'The rule is added.',
  }),
  changeRule: endpoint({
    method: 'PUT',
    path: '/v1/document-rules/{id}',
    who: 'desk:submissions',
    summary: 'From a day on, another rule in the place of this one, which ends the day before.',
    params: ofRule,
    body: DocRuleInput,
    data: RuleWritten,
    message: 'The rule changes from that day on.',
  }),
  endRule: endpoint({
    method: 'PUT',
    path: '/v1/document-rules/{id}/end',
    who: 'desk:submissions',
    summary: 'Ends a rule with a day.',
    params: ofRule,
    body: z.strictObject({ lastDay: day() }),
    data: RuleWritten,
    message: 'The rule ends with that day.',
  }),
  upload: endpoint({
    method: 'POST',
    path: '/v1/esubmission-uploads',
    who: 'salesperson',
    summary:
      'Puts a file to a line of the checklist: multipart with the fields first, or the id of a finished resumable upload.',
    body: z.strictObject({
      eSubId: id(),
      documentId: text(20),
      partyUuid: id().optional(),
      uploadId: id().optional(),
    }),
    data: z.object({ fileId: id() }),
    upload: 'or-earlier',
    transaction: 'own',
    message: 'Upload Document successfully!',
  }),
  judgeDocument: endpoint({
    method: 'PUT',
    path: '/v1/esubmissions/{id}/documents/{documentId}/verdict',
    who: 'desk:submissions',
    summary: 'Accepts a document of a case that one has claimed, or queries it; none takes that back.',
    params: ofSubmission.extend({ documentId: text(20) }),
    body: z.strictObject({
      partyUuid: id().nullable().default(null),
      verdict: z.enum(['accepted', 'queried', 'none']),
      note: text(500).default(''),
    }),
    data: Saved,
  }),
  removeFile: endpoint({
    method: 'DELETE',
    base: 'media',
    path: '/v1/documents',
    who: 'salesperson',
    summary: 'Takes an uploaded file off the checklist.',
    query: z.strictObject({ fileId: id() }),
    message: 'Delete Document successfully!',
  }),
};
