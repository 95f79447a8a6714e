import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, id, keysOf, requiredText, text } from '#platform/contract/fields.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { EvidenceFile } from '../attendance/attended.calls.ts';
import { hours, ofOne } from '../courses/courses.calls.ts';
import { approvals, attendanceSources, components, modes } from '../cpd.words.ts';
import { peopleDesk } from '../who.words.ts';
import { declarationFields } from './declarations.words.ts';

const mine = '/v1/cpd/declarations';

const ofDesk = { ...peopleDesk, path: '/v1/desk/cpd-declarations' } as const;

export const declarationList = listCalls(declarationFields, {
  ...ofDesk,
  summary: 'Training that salespeople declared themselves.',
  fileSummary: 'The list of declared training as an Excel file, by the same filters.',
  filters: { search: text(80).optional(), approval: z.enum(keysOf(approvals)).optional() },
  sorts: { Declared: 'addedAt', Date: 'to', Name: 'name' },
});

const Declaration = declarationList.row.extend({
  category: z.string(),
  mode: z.enum(keysOf(modes)),
  from: z.iso.date(),
  /** Why it was rejected. */
  reason: z.string(),
  decidedBy: z.string().nullable(),
  evidence: EvidenceFile.nullable(),
  /** Other training of this person on the same days or of the same title that was not rejected, the latest first; at most 20. */
  similar: z.array(
    z.object({
      id: id(),
      title: z.string(),
      hours: z.number(),
      from: z.iso.date(),
      to: z.iso.date(),
      source: z.enum(keysOf(attendanceSources)),
      approval: z.enum(keysOf(approvals)),
    }),
  ),
});
export type Declaration = z.output<typeof Declaration>;

export const declarationCalls = {
  declareHours: endpoint({
    method: 'POST',
    path: mine,
    who: 'salesperson',
    summary: 'Declares training that I attended elsewhere. It counts once the people desk has approved it.',
    body: z.strictObject({
      title: requiredText(160),
      provider: requiredText(120),
      component: z.enum(keysOf(components)),
      category: text(60).default(''),
      hours: hours(),
      from: day(),
      to: day(),
      mode: z.enum(keysOf(modes)),
      certificateNo: text(60).default(''),
    }),
    data: z.object({ id: id() }),
    message: 'Hours declared. They count once they are approved.',
  }),
  addEvidence: endpoint({
    method: 'POST',
    path: `${mine}/{id}/evidence`,
    who: 'salesperson',
    summary:
      'Attaches what shows a declared training, while it waits for approval; a file before it is replaced (multipart, or the id of a finished resumable upload).',
    params: ofOne,
    upload: 'or-earlier',
    body: z.strictObject({ uploadId: id().optional() }),
    data: z.object({ fileId: id() }),
    transaction: 'own',
    refuses: ['missing', 'conflict'],
  }),
  withdrawDeclaration: endpoint({
    method: 'DELETE',
    path: `${mine}/{id}`,
    who: 'salesperson',
    summary: 'Withdraws a declared training that nobody has decided yet.',
    params: ofOne,
    message: 'Declaration withdrawn.',
    refuses: ['missing', 'conflict'],
  }),
  declarations: declarationList.list,
  declarationsSheet: declarationList.file,
  declaration: endpoint({
    ...peopleDesk,
    method: 'GET',
    path: `${ofDesk.path}/{id}`,
    summary: 'One declared training.',
    params: ofOne,
    data: Declaration,
    refuses: ['missing'],
  }),
  decideDeclaration: endpoint({
    ...peopleDesk,
    method: 'POST',
    path: `${ofDesk.path}/{id}/decision`,
    summary: 'Approves a declared training, or rejects it with a reason. Its person is notified.',
    params: ofOne,
    body: z.strictObject({ approval: z.enum(['APPROVED', 'REJECTED']), reason: text(300).default('') }),
    refuses: ['missing', 'conflict', 'invalid'],
  }),
};
