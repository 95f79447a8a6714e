import * as z from 'zod';
import { StoredFile } from '#features/media/contract/index.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, id, text, withCodes } from '#platform/contract/fields.ts';
import { DocQuery, DocRuleInput, DocRuleRow } from '../checklist/checklist.calls.ts';
import { documentIds, levels, stages } from '../checklist/checklist.words.ts';
import { LineForm } from '../due-diligence/due-diligence.calls.ts';
import { ofSubmission, Saved, sentBack, stamp, Uploaded } from '../parts.calls.ts';

/**
 * The verdict of the desk on a document, for those who may open it. A new file answers a query, whose text stays, and takes
 * an acceptance away.
 */
const DocumentVerdict = z.object({
  verdict: z.enum(['accepted', 'queried', 'answered']),
  /** The text of the query, which the salesperson reads. */
  note: z.string(),
  byName: z.string(),
  at: stamp,
});

export const RequiredDocument = z.object({
  documentId: withCodes(z.string(), documentIds),
  name: z.string(),
  required: z.boolean(),
  /** The nil GUID until a file exists. */
  fileId: id(),
  fileGroup: z.array(StoredFile),
  spChecklistComplianceDate: stamp.nullable(),
  /** Required once, or for each party; `partyUuid` is the party that it is about. */
  per: z.enum(['case', 'party']),
  partyUuid: id().nullable(),
  partyName: z.string().nullable(),
  stage: z.enum(stages),
  /** The level of the rules. `required` is false for the rest of a group of which one document is enough. */
  level: z.enum(levels),
  anyOf: z.string().nullable(),
  /** An explanation of the document, or when it applies. */
  note: z.string(),
  /** Whether GET documents/template has a blank form of it. */
  hasTemplate: z.boolean(),
  verdict: DocumentVerdict.nullable(),
  /** Of a document that a due diligence form fills: nothing is uploaded for it, and the desk does not judge it. */
  form: LineForm.nullable(),
});
export type RequiredDocument = z.output<typeof RequiredDocument>;

/** The checklist by the rules in force on `checkDate`. */
export const Checklist = z.object({
  rows: z.array(RequiredDocument),
  missing: z.int(),
  checkDate: z.string(),
  /** When all documents that submission requires were uploaded for the first time. */
  spChecklistComplianceDate: stamp.nullable(),
});
export type Checklist = z.output<typeof Checklist>;

/** Whoever adds files: the salesperson, and after the approval the desk and finance too. */
const addPapers = ['salesperson', 'desk:submissions', 'desk:finance'] as const;

const ofRule = z.strictObject({ id: z.coerce.number().int().min(1).max(2_147_483_647) });
const RuleWritten = z.object({ id: z.int() });

/** The calls on the checklist: its lines, its rules, and the files that are uploaded to it. */
export const documentCalls = {
  documents: endpoint({
    method: 'GET',
    path: '/v1/document-templates',
    who: 'signed-in',
    summary: 'The checklist of a submission and what has been uploaded, or the checklist of a combination.',
    query: DocQuery,
    data: Checklist,
  }),
  partyDocuments: endpoint({
    method: 'GET',
    path: '/v1/document-templates/related-party',
    who: 'signed-in',
    summary: 'The documents of the checklist that each party needs, or one party.',
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
    summary:
      'A blank form of the agency, to fill in and sign. `hasTemplate` of the checklist shows which documents have one.',
    query: z.strictObject({ documentId: withCodes(text(20), documentIds) }),
    file: ['application/pdf'],
    refuses: ['missing'],
  }),
  documentRules: endpoint({
    method: 'GET',
    path: '/v1/document-rules',
    who: 'desk:submissions',
    summary: 'The rules of the checklist, every version, and the documents that they can require.',
    data: z.object({
      rows: z.array(DocRuleRow),
      types: z.array(z.object({ documentId: withCodes(z.string(), documentIds), name: z.string() })),
      /** Transactions signed from this day on have due diligence forms in place of D-12 to D-18; null: none has. */
      formsFrom: day().nullable(),
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
    summary: 'Replaces a rule from a day on; the old one ends the day before.',
    params: ofRule,
    command: true,
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
    command: true,
    body: z.strictObject({ lastDay: day() }),
    data: RuleWritten,
    message: 'The rule ends with that day.',
  }),
  archivedPapers: endpoint({
    method: 'GET',
    path: '/v1/esubmissions/{id}/archived-papers',
    who: 'salesperson',
    notThroughPortal: true,
    summary: 'Papers in the archives of our clients that fit a line of the checklist without a file.',
    params: ofSubmission,
    data: z.array(
      z.object({
        paperId: id(),
        documentId: withCodes(z.string(), documentIds),
        partyUuid: id().nullable(),
        /** Of its file. */
        name: z.string(),
        /** The line, with the party that it is about. */
        title: z.string(),
      }),
    ),
    refuses: ['conflict'],
  }),
  giveArchived: endpoint({
    method: 'POST',
    path: '/v1/esubmission-uploads/archived',
    who: 'salesperson',
    notThroughPortal: true,
    summary: 'Adds a copy of an archived paper of one of my contacts to a line of the checklist.',
    body: z.strictObject({
      eSubId: id(),
      paperId: id(),
      documentId: withCodes(text(20), documentIds),
      partyUuid: id().optional(),
    }),
    data: Uploaded,
    transaction: 'own',
    message: 'Upload Document successfully!',
    refuses: ['missing', 'conflict', 'unsupported', 'too-large', 'storage-full'],
  }),
  upload: endpoint({
    method: 'POST',
    path: '/v1/esubmission-uploads',
    who: addPapers,
    summary:
      'Adds a file to a line of the checklist: multipart with the fields first, or the id of a finished resumable upload.',
    body: z.strictObject({
      eSubId: id(),
      documentId: withCodes(text(20), documentIds),
      partyUuid: id().optional(),
      uploadId: id().optional(),
    }),
    record: sentBack(RequiredDocument),
    data: Uploaded,
    upload: 'or-earlier',
    transaction: 'own',
    message: 'Upload Document successfully!',
  }),
  judgeDocument: endpoint({
    method: 'PUT',
    path: '/v1/esubmissions/{id}/documents/{documentId}/verdict',
    who: 'desk:submissions',
    summary:
      'Accepts or queries a document of a case that the caller has claimed, or that is approved; `none` removes the verdict.',
    params: ofSubmission.extend({ documentId: withCodes(text(20), documentIds) }),
    command: true,
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
    who: addPapers,
    summary: 'Removes an uploaded file from the checklist.',
    query: z.strictObject({ fileId: id() }),
    message: 'Delete Document successfully!',
  }),
};
