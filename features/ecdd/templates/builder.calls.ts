import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, id, keysOf, requiredText, text } from '#platform/contract/fields.ts';
import { answerTypes, audiences, cddFor, filledBy } from '../forms/forms.words.ts';
import { answerEffects, editedParts, templateStates } from './builder.words.ts';
import { Choice, RowWords, Section } from './words.calls.ts';

const who = 'compliance';
const place = '/v1/compliance/form-templates';
const ofVersion = z.strictObject({ id: id() });
const instant = z.iso.datetime();

/** A version of a questionnaire. */
const Version = z.object({
  id: id(),
  cDDFor: z.enum(keysOf(cddFor)),
  version: z.int(),
  state: z.enum(keysOf(templateStates)),
  /** From this day on new forms have it; of a draft the day on which it was begun. */
  validFrom: z.iso.date(),
  /** Counts the changes of a draft. */
  revision: z.int(),
  madeBy: z.string(),
  proposedBy: z.string(),
  /** Why it is proposed, or why it was returned. */
  reason: z.string(),
  approvedBy: z.string(),
  publishedAt: instant.nullable(),
  /** Forms that were made with it. */
  forms: z.int(),
});
export type Version = z.output<typeof Version>;

const effectOf = <T extends z.ZodType>(task: T) => z.strictObject({ effect: z.enum(keysOf(answerEffects)), task });

const Question = z.object({
  questionFID: z.string(),
  sectionNo: z.int(),
  sectionName: z.string(),
  question: z.string(),
  help: z.string(),
  isRequired: z.boolean(),
  answerType: z.enum(keysOf(answerTypes)),
  audience: z.enum(keysOf(audiences)),
  filledBy: z.enum(keysOf(filledBy)),
  yes: effectOf(z.string()),
  no: effectOf(z.string()),
  /** Whether what Yes and No count can be changed. */
  hasEffects: z.boolean(),
  mayBeOptional: z.boolean(),
  choices: z.array(Choice),
  /** In other languages; of what the customer reads alone. */
  words: z.array(RowWords),
});
export type BuilderQuestion = z.output<typeof Question>;

export const BuilderVersion = Version.extend({
  questions: z.array(Question),
  /** The sections that the customer reads, with their names in other languages. */
  sections: z.array(Section),
  /** What differs from the version before it. */
  differences: z.array(
    z.object({ questionFID: z.string(), part: z.enum(keysOf(editedParts)), before: z.string(), after: z.string() }),
  ),
  mayEdit: z.boolean(),
  mayApprove: z.boolean(),
});
export type BuilderVersion = z.output<typeof BuilderVersion>;

const revision = z.int().min(1);
const task = text(200).default('');

export const builderCalls = {
  builderVersions: endpoint({
    method: 'GET',
    path: place,
    who,
    summary: 'The versions of the questionnaires, the newest of each side first.',
    data: z.array(Version),
  }),
  builderVersion: endpoint({
    method: 'GET',
    path: `${place}/{id}`,
    who,
    summary: 'A version with its questions, and what differs from the version before it.',
    params: ofVersion,
    data: BuilderVersion,
    refuses: ['missing'],
  }),
  draftTemplate: endpoint({
    method: 'POST',
    path: place,
    who,
    summary: 'Begins the next version of a questionnaire as a draft, with the questions of the newest.',
    body: z.strictObject({ cDDFor: z.enum(keysOf(cddFor)) }),
    data: z.object({ id: id() }),
    message: 'Draft created',
    refuses: ['conflict'],
  }),
  editQuestion: endpoint({
    method: 'PUT',
    path: `${place}/{id}/questions/{questionFID}`,
    who,
    summary: 'Changes a question of a draft: its wording, the help, whether it is required, and what Yes and No count.',
    params: z.strictObject({ id: id(), questionFID: requiredText(8) }),
    body: z.strictObject({
      revision,
      question: requiredText(600),
      help: text(400).default(''),
      isRequired: z.boolean(),
      yes: effectOf(task),
      no: effectOf(task),
    }),
    record: Question,
    data: z.object({ revision }),
    message: 'Question saved',
    refuses: ['missing', 'stale', 'conflict', 'invalid'],
  }),
  discardTemplate: endpoint({
    method: 'DELETE',
    path: `${place}/{id}`,
    who,
    summary: 'Discards a draft.',
    params: ofVersion,
    message: 'Draft discarded',
    refuses: ['missing', 'conflict'],
  }),
  proposeTemplate: endpoint({
    method: 'PUT',
    path: `${place}/{id}/proposal`,
    who,
    summary: 'Proposes a draft to be published from a day on. Another officer approves it.',
    params: ofVersion,
    command: true,
    body: z.strictObject({ revision, validFrom: day(), reason: requiredText(500) }),
    message: 'Sent to another officer for approval',
    refuses: ['missing', 'stale', 'conflict', 'invalid'],
  }),
  returnTemplate: endpoint({
    method: 'PUT',
    path: `${place}/{id}/return`,
    who,
    summary: 'Returns what was proposed to being a draft.',
    params: ofVersion,
    command: true,
    body: z.strictObject({ reason: requiredText(500) }),
    message: 'Returned to draft',
    refuses: ['missing', 'conflict'],
  }),
  publishTemplate: endpoint({
    method: 'PUT',
    path: `${place}/{id}/publication`,
    secondWord: true,
    who,
    summary: 'Publishes what another officer proposed. Forms under way keep the version that they have.',
    params: ofVersion,
    command: true,
    body: z.strictObject({ revision }),
    message: 'Published',
    refuses: ['missing', 'stale', 'conflict', 'forbidden'],
  }),
};
