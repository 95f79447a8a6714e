import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { keysOf, requiredText, text } from '#platform/contract/fields.ts';
import { customerLanguages } from '../signing.words.ts';

/** What is said to a recipient: in English, and in their language. `local` is empty where there is none, or English was chosen. */
const Words = z.object({ en: z.string(), local: z.string() });

const askedKinds = ['YN', 'YNNA', 'TEXT', 'CHOICE', 'COUNTRIES', 'DATE', 'FILE', 'TICK'] as const;
const Choice = z.object({ code: z.string(), words: Words });

/** What opens below a question: a choice or countries as its detail, words as its remark, or a file. */
const Opening = z.object({
  /** The answer that opens it: Y, N, NA, or the code of a choice. */
  on: z.string(),
  kind: z.enum(['TEXT', 'CHOICE', 'COUNTRIES', 'FILE']),
  isRequired: z.boolean(),
  /** What it is to say; left out: the page’s own words. */
  words: Words.optional(),
});

/** Empty: not answered. Several choices, or countries as ISO codes, are joined by commas; a day is YYYY-MM-DD, a tick Y. */
const GivenAnswer = z.object({
  value: z.string(),
  detail: z.string(),
  remark: z.string(),
  /** Names of the files that came. */
  files: z.array(z.string()),
});

const AskedQuestion = z.object({
  /** As its row is called in the form, such as 1.03; files are added under it. */
  code: z.string(),
  question: Words,
  help: Words,
  kind: z.enum(askedKinds),
  /** Of the question itself, or of the detail that it opens. */
  choices: z.array(Choice),
  isRequired: z.boolean(),
  opens: z.array(Opening),
  answer: GivenAnswer,
});
export type AskedQuestion = z.output<typeof AskedQuestion>;

export const AskedSection = z.object({
  key: z.string(),
  title: Words,
  /** Changes with the answers of the section, 300 characters at most: whoever saves it says which they have read. */
  seen: z.string(),
  questions: z.array(AskedQuestion),
});
export type AskedSection = z.output<typeof AskedSection>;

const Answers = z
  .array(
    z.strictObject({
      code: requiredText(20),
      value: text(2000),
      detail: text(2000).default(''),
      remark: text(2000).default(''),
    }),
  )
  .max(60);
export type Answers = z.output<typeof Answers>;

/** The questions of a recipient as they are asked now, and how far they are. */
export const Questions = z.object({
  language: z.enum(keysOf(customerLanguages)),
  /** The document that the answers are for: its title, and its subject, as an address. */
  title: z.string(),
  about: z.string(),
  recipient: z.string(),
  sections: z.array(AskedSection),
  /** Of those that must be answered. */
  answered: z.int(),
  answeredOf: z.int(),
  finishedAt: z.iso.datetime().nullable(),
});
export type Questions = z.output<typeof Questions>;

const customer = '/v1/ecdd-aml-forms/customer';
const visitor = { who: 'public', byVisit: true, limit: 120 } as const;
const ofLink = { query: z.strictObject({ token: text(200) }) } as const;
const change = {
  ...visitor,
  ...ofLink,
  method: 'PUT',
  command: true,
  transaction: 'own',
  refuses: ['forbidden', 'missing', 'conflict'],
} as const;

export const askedCalls = {
  readQuestions: endpoint({
    ...visitor,
    ...ofLink,
    method: 'GET',
    path: `${customer}/questions`,
    summary: 'What a recipient is to answer before they sign, section by section, with what they have answered.',
    data: Questions,
    refuses: ['forbidden', 'missing', 'conflict'],
  }),
  saveAnswers: endpoint({
    ...change,
    path: `${customer}/answers`,
    summary:
      'Saves the answers of one section, and answers all of them as they are asked then. Saved elsewhere meanwhile it is refused, with the sections as they are.',
    body: z.strictObject({ section: requiredText(40), seen: text(300), answers: Answers }),
    data: Questions,
    refuses: [...change.refuses, 'invalid', 'stale'],
  }),
  finishAnswers: endpoint({
    ...change,
    path: `${customer}/finish`,
    summary:
      'Ends the answers: the document is made of them, to be read and signed. The same call again changes nothing.',
    body: z.strictObject({}),
    data: z.object({ finishedAt: z.iso.datetime() }),
    refuses: [...change.refuses, 'invalid', 'stale'],
    limit: 30,
  }),
  reopenAnswers: endpoint({
    ...change,
    path: `${customer}/reopen`,
    summary: 'Opens the answers again before anybody has signed them.',
    body: z.strictObject({}),
    limit: 30,
  }),
  saySomethingWrong: endpoint({
    ...change,
    path: `${customer}/wrong`,
    summary: 'Tells the salesperson what is wrong. It stops nothing, and no link is ended by it.',
    body: z.strictObject({ text: requiredText(1000) }),
    message: 'Your agent has been told.',
    refuses: [...change.refuses, 'rate'],
    limit: 30,
  }),
  chooseLanguage: endpoint({
    ...change,
    path: `${customer}/language`,
    summary: 'The language in which a recipient reads the questions, the page and mails. Their answers stay.',
    body: z.strictObject({ language: z.enum(keysOf(customerLanguages)) }),
  }),
};
