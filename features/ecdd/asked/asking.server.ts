import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray } from 'drizzle-orm';
import { registeredName } from '#features/firm/server/index.ts';
import type { AskedSection } from '#features/signing/answering/asked.calls.ts';
import type { OfRequest, Signable } from '#features/signing/index.server.ts';
import type { CustomerLanguage } from '#features/signing/signing.words.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { noteCorrected } from '../corrections/note-corrected.server.ts';
import { formChanged } from '../dossier/form-changed.server.ts';
import { evaluateForm, storedAnswers } from '../forms/evaluate-form.server.ts';
import type { Answer } from '../forms/rows.rules.ts';
import type { FormRecord } from '../forms/scope.server.ts';
import { customersGaps } from '../forms/whole.rules.ts';
import { wrongAnswer } from '../forms/wrong-answer.rules.ts';
import { isPaper } from '../papers/papers.rules.ts';
import { freezePart, paperOf } from '../signing/freeze-part.server.ts';
import { formOf, tell } from '../signing/tell.server.ts';
import { ecddAnswer, ecddForm, ecddWrong } from '../tables.server.ts';
import type { RowRecord } from '../templates/templates.server.ts';
import { askOthers } from './ask-others.server.ts';
import { answerGiven, isNoCheck, sectionsOf } from './sections.rules.ts';
import { speechOf, spoken } from './spoken.server.ts';

type Asking = NonNullable<Signable['asking']>;
type At = Reading<Actor | null>;
type Whole = Awaited<ReturnType<typeof evaluateForm>>;

/** Longest remark: the same as the salesperson may write. */
const mostRemark = 1_000;

const stale = () => new Refusal('form.stale', 'This form was changed meanwhile. Look at it again.');

/** The form as its customer is asked, in the version of the link. */
const standingOf = async (at: At, { ref, version }: OfRequest): Promise<{ form: FormRecord; whole: Whole }> => {
  const form = await formOf(at, ref);
  if (form.version !== version) throw stale();
  return { form, whole: await evaluateForm(at, form, { isCustomer: true }) };
};

/** The customer answers; whoever signs with them reads and signs. */
const isTheirs = ({ name }: FormRecord, { recipient }: OfRequest): boolean => recipient.name === name;

const requireTheirs = (form: FormRecord, request: OfRequest): void => {
  if (isTheirs(form, request)) return;
  throw new Refusal(
    'answers.conflict',
    `Only ${form.name} answers these questions. Say what is wrong, and your agent is told.`,
  );
};

/** The questions that are the customer's to answer now: of the salesperson and of compliance none. */
const rowsAsked = ({ asked }: Whole): RowRecord[] =>
  asked.filter(({ audience, filledBy }) => audience === 'C' && filledBy === 'FORM');

const print = (text: string): string => hash('sha256', text, 'hex').slice(0, 24);

const asks = async (at: At, request: OfRequest, language: CustomerLanguage): Promise<AskedSection[]> => {
  const { form, whole } = await standingOf(at, request);
  if (!isTheirs(form, request)) return [];
  const { property, templateId } = form;
  const words = { agency: await registeredName(at.db), property, rating: '', listed: whole.listed };
  const speech = await speechOf(at.db, templateId, language, words);
  const questions = rowsAsked(whole).map((row) => spoken(row, words, speech));
  return sectionsOf(questions, whole.answers, whole.facts, print);
};

/** The document that belongs to a question which is asked now. */
export const paperAsked = async (at: At, request: OfRequest, code: string): Promise<string | null> => {
  const { form, whole } = await standingOf(at, request);
  requireTheirs(form, request);
  return rowsAsked(whole).find(({ questionFID }) => questionFID === code)?.attachCode ?? null;
};

/** The answers of one section, each of the kind that its question takes. */
const answersGiven = (rows: readonly RowRecord[], given: Parameters<Asking['answer']>[2]): Answer[] => {
  const own = new Map(rows.map((row) => [row.questionFID, row]));
  return given.answers.flatMap((each) => {
    const row = own.get(each.code);
    const wrong = (words: string) => new Refusal('answers.invalid', words, { field: each.code });
    if (!row || String(row.sectionNo) !== given.section) throw wrong('This question is not asked here.');
    if (isPaper(row)) return [];
    if (isNoCheck(row, each)) throw wrong('Answer Yes or No.');
    const answer = answerGiven(row, each);
    if (answer.remark.length > mostRemark) throw wrong('At most 1,000 characters.');
    const why = wrongAnswer(row, answer);
    if (why) throw wrong(`Look at this answer: ${why}`);
    return [answer];
  });
};

const answer: Asking['answer'] = async (at, request, given, language) => {
  const { form, whole } = await standingOf(at, request);
  requireTheirs(form, request);
  const answers = answersGiven(rowsAsked(whole), given);
  const fids = answers.map(({ questionFID }) => questionFID);
  if (fids.length > 0)
    await at.db.delete(ecddAnswer).where(and(eq(ecddAnswer.formId, form.id), inArray(ecddAnswer.questionFID, fids)));
  const said = answers.filter(({ checkedResult, detail }) => `${checkedResult}${detail}` !== '');
  // Without a person it is the customer's own.
  if (said.length > 0) await at.db.insert(ecddAnswer).values(said.map((each) => ({ formId: form.id, ...each })));
  return asks(at, request, language);
};

/** What the customer has said, as it is stored. */
const customersAnswers = async (at: At, { id }: FormRecord, rows: readonly RowRecord[]): Promise<Answer[]> => {
  const own = new Set(rows.map(({ questionFID }) => questionFID));
  return (await storedAnswers(at.db, id)).filter(({ questionFID }) => own.has(questionFID));
};

const freeze: Asking['freeze'] = async (at, request, language) => {
  const { form, whole } = await standingOf(at, request);
  requireTheirs(form, request);
  const rows = rowsAsked(whole);
  const open = customersGaps(whole.gaps, rows);
  if (open.length > 0)
    throw new Refusal('answers.invalid', 'Answer this first.', {
      errors: open.map(({ questionFID }) => ({ message: 'Answer this first.', field: questionFID })),
    });
  const read = await customersAnswers(at, form, rows);
  const paper = await paperOf(at, form, language);
  return async (within) => {
    const now = await formOf(within, form.id);
    if (now.version !== form.version || !isDeepStrictEqual(await customersAnswers(within, now, rows), read))
      throw stale();
    const sha256 = await freezePart(within, now, paper);
    await noteCorrected(within, now);
    await askOthers(within, now, { request, capacity: paper.capacity });
    await tell(
      within,
      request,
      'finished',
      `${request.recipient.name} answered the due diligence form`,
      'To be signed by them',
    );
    await formChanged(within, now.id);
    return { version: now.version, sha256 };
  };
};

const reopen: Asking['reopen'] = async (at, request) => {
  const form = await formOf(at, request.ref);
  requireTheirs(form, request);
  const version = form.version + 1;
  await at.db.update(ecddForm).set({ version, changedAt: at.clock.now().toString() }).where(eq(ecddForm.id, form.id));
  await tell(at, { ...request, version }, 'reopened', `${request.recipient.name} changes an answer`);
  await formChanged(at, form.id);
  return { version };
};

const wrong = async (at: Writing<Actor | null>, request: OfRequest, words: string): Promise<void> => {
  const { requestId, ref: formId, version, recipient } = request;
  await at.db
    .insert(ecddWrong)
    .values({ formId, version, requestId, name: recipient.name, at: at.clock.now().toString(), words });
  await tell(at, request, 'said-wrong', `${recipient.name} says that something is wrong`, words.slice(0, 200));
};

/** What the customer of a form answers themselves. Nobody of the agency reads what before they have finished. */
export const askingForm: Asking = { asks, answer, freeze, reopen, wrong };
