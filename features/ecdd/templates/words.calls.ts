import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf, requiredText, text } from '#platform/contract/fields.ts';
import { translations } from './builder.words.ts';

const place = '/v1/compliance/form-templates/{id}';
const language = z.enum(keysOf(translations));

export const Choice = z.strictObject({ key: text(40), label: text(200) });

/** A question in another language. `isOld`: its English was changed since, and is shown in its place. */
export const RowWords = z.object({
  language,
  question: z.string(),
  help: z.string(),
  choices: z.array(Choice),
  isOld: z.boolean(),
});
export type RowWords = z.output<typeof RowWords>;

const SectionWords = z.object({ language, name: z.string(), isOld: z.boolean() });

/** A section with questions of the customer. */
export const Section = z.object({ sectionNo: z.int(), sectionName: z.string(), words: z.array(SectionWords) });

const revision = z.int().min(1);

export const wordsCalls = {
  translateQuestion: endpoint({
    method: 'PUT',
    path: `${place}/questions/{questionFID}/words/{language}`,
    who: 'compliance',
    summary:
      'Writes a question of a draft in another language, as its English is now. Left empty, it is shown in English.',
    params: z.strictObject({ id: id(), questionFID: requiredText(8), language }),
    command: true,
    body: z.strictObject({
      revision,
      question: text(1200).default(''),
      help: text(800).default(''),
      choices: z.array(Choice).max(30).default([]),
    }),
    data: z.object({ revision }),
    message: 'Translation saved',
    refuses: ['missing', 'stale', 'conflict', 'invalid'],
  }),
  translateSection: endpoint({
    method: 'PUT',
    path: `${place}/sections/{sectionNo}/words/{language}`,
    who: 'compliance',
    summary: 'Writes the name of a section of a draft in another language. Left empty, it is shown in English.',
    params: z.strictObject({ id: id(), sectionNo: z.coerce.number().int().min(1).max(99), language }),
    command: true,
    body: z.strictObject({ revision, name: text(300).default('') }),
    data: z.object({ revision }),
    message: 'Translation saved',
    refuses: ['missing', 'stale', 'conflict'],
  }),
};
