import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf } from '#platform/contract/fields.ts';
import {
  answerTypes,
  attachCodes,
  audiences,
  cddFor,
  effects,
  filledBy,
  remarkRules,
  transactionTypes,
} from '../forms/forms.words.ts';

const Effect = z.object({
  on: z.enum(['Y', 'N', 'ANY', 'CHOICE', 'LIST', 'INCOME', 'USE']),
  choice: z.string().optional(),
  list: z.enum(['BLACK', 'GREY']).optional(),
  effect: z.enum(keysOf(effects)),
  flags: z.array(z.string()).optional(),
  task: z.string().optional(),
});

const Condition = z.object({
  partyKind: z.literal('ENTITY').optional(),
  ucp: z.literal(true).optional(),
  enhanced: z.literal(true).optional(),
  answer: z.object({ fid: z.string(), is: z.enum(['Y', 'N']) }).optional(),
  use: z.literal('BUSINESS').optional(),
});

/** When a question is asked: all that is said must hold, and of `anyOf` one. */
const ShowIf = Condition.extend({ anyOf: z.array(Condition).optional() });

/** A question of a template. */
export const TemplateRow = z.object({
  sectionOrder: z.int(),
  sectionNo: z.int(),
  sectionName: z.string(),
  templateFID: z.enum(keysOf(cddFor)),
  questionOrder: z.int(),
  questionFID: z.string(),
  sectionQuestion: z.string(),
  haveCheckOption: z.boolean(),
  checkOptionYes: z.boolean(),
  checkOptionNo: z.boolean(),
  checkOptionNA: z.boolean(),
  haveRemark: z.boolean(),
  /** Said below the question, to whoever answers it. */
  help: z.string(),
  isRequired: z.boolean(),
  deleted: z.boolean(),
  audience: z.enum(keysOf(audiences)),
  answerType: z.enum(keysOf(answerTypes)),
  remark: z.enum(keysOf(remarkRules)),
  filledBy: z.enum(keysOf(filledBy)),
  effects: z.array(Effect),
  choices: z.array(z.object({ key: z.string(), label: z.string() })),
  opensOn: z.enum(['Y', 'N']).nullable(),
  opens: z.enum(['CHOICE', 'COUNTRIES']).nullable(),
  attachCode: z.enum(keysOf(attachCodes)).nullable(),
  attachOn: z.enum(['Y', 'N']).nullable(),
  showIf: ShowIf.nullable(),
});
export type TemplateRow = z.output<typeof TemplateRow>;

const Template = z.object({
  id: id(),
  cDDFor: z.enum(keysOf(cddFor)),
  version: z.int(),
  validFrom: z.iso.date(),
});

export const templateCalls = {
  templates: endpoint({
    method: 'GET',
    path: '/v1/cdd-form-templates',
    who: 'signed-in',
    summary: 'The templates in force of one side of a transaction, or of both for SALE and LEASE.',
    query: z.strictObject({ cDDFor: z.enum([...keysOf(cddFor), ...keysOf(transactionTypes)]).optional() }),
    data: z.array(Template),
  }),
  templateDetails: endpoint({
    method: 'GET',
    path: '/v1/cdd-form-templates/templates/{id}/details',
    who: 'signed-in',
    summary: 'The questions of a template that whoever asks may read; `audience` asks for those of fewer people.',
    params: z.strictObject({ id: id() }),
    query: z.strictObject({ audience: z.enum(keysOf(audiences)).optional() }),
    data: Template.extend({ templatesDetail: z.array(TemplateRow) }),
    refuses: ['missing'],
  }),
};
