import type { EffectKind } from '../forms/forms.words.ts';
import type { Condition, Effect, Question, ShowIf } from '../forms/rows.rules.ts';
import { isChecked } from '../rating/effects.rules.ts';
import { saidOf } from '../said-of.rules.ts';
import type { AnswerEffectKind, EditedPart } from './builder.words.ts';

/** When a question is asked, as compliance reads it. */
const askedWhen = (showIf: ShowIf | null): string => {
  const { anyOf, ...all } = showIf ?? {};
  const parts = [
    ...conditionsOf(all),
    ...(anyOf ? [anyOf.map((each) => conditionsOf(each).join(' and ')).join(', or ')] : []),
  ];
  return parts.length === 0 ? 'Always' : `If ${parts.join(' and ')}`;
};

const conditionsOf = ({ partyKind, ucp, enhanced, answer, use }: Condition): string[] => [
  ...(partyKind ? ['the customer is a company or another entity'] : []),
  ...(ucp ? ['the other side has no agent'] : []),
  ...(enhanced ? ['source of wealth is asked for'] : []),
  ...(use ? ['the premises are commercial or industrial'] : []),
  ...(answer ? [`${answer.fid} is answered with ${answer.is === 'Y' ? 'Yes' : 'No'}`] : []),
];

/** What an answer counts, and what is to be done then. */
type AnswerEffect = { effect: AnswerEffectKind; task: string };

/** What compliance writes of a question. */
export type Written = { question: string; help: string; isRequired: boolean; yes: AnswerEffect; no: AnswerEffect };

/** A question of a version, as far as it can be changed. */
export type EditedRow = Pick<
  Question,
  'questionFID' | 'answerType' | 'filledBy' | 'showIf' | 'effects' | 'isRequired'
> & {
  question: string;
  help: string;
};

const weights: Record<EffectKind, number> = { HS: 0, E: 1, H: 2, M: 3, T: 4, I: 5 };

const heaviest = (effects: readonly Effect[], on: 'Y' | 'N'): Effect | undefined =>
  effects
    .filter((each) => each.on === on)
    .toSorted((one, other) => saidOf(weights, one.effect, -1) - saidOf(weights, other.effect, -1))[0];

/** The effect of a Yes or a No: its heaviest. */
export const answerEffect = (effects: readonly Effect[], on: 'Y' | 'N'): AnswerEffect => {
  const effect = heaviest(effects, on);
  return { effect: effect?.effect ?? 'NONE', task: effect?.task ?? '' };
};

/** The effects of a question with another one of Yes or No. Codes of red flags stay, and what choices and lists count. */
const withAnswerEffect = (effects: readonly Effect[], on: 'Y' | 'N', { effect, task }: AnswerEffect): Effect[] => {
  const others = effects.filter((each) => each.on !== on);
  if (effect === 'NONE') return others;
  const { flags } = heaviest(effects, on) ?? {};
  return [{ on, effect, ...(flags && { flags }), ...(task && { task }) }, ...others];
};

/** Whether the effects of a question can be changed: those of Yes and No, of what whoever fills the form answers. */
export const hasAnswerEffects = (row: Pick<Question, 'answerType' | 'filledBy'>): boolean =>
  row.filledBy === 'FORM' && isChecked(row);

/** Whether a question may be left out: not one that the law asks where the rating is high, nor the particulars of the customer. */
export const mayBeOptional = ({ filledBy, showIf, questionFID }: EditedRow): boolean =>
  filledBy === 'FORM' && showIf?.enhanced !== true && questionFID !== '1.01';

const writtenOf = ({ question, help, isRequired, effects }: EditedRow): Written => ({
  question,
  help,
  isRequired,
  yes: answerEffect(effects, 'Y'),
  no: answerEffect(effects, 'N'),
});

const isSameEffect = (one: AnswerEffect, other: AnswerEffect): boolean =>
  one.effect === other.effect && one.task === other.task;

/** The words in braces of a text, in one order. */
export const bracesIn = (text: string): string[] => [...new Set(text.match(/\{[^}]*\}?|\}/g) ?? [])].toSorted();

type Wrong = { field: keyof Written | 'yes.task' | 'no.task'; message: string };

/** Validates the texts of a question. */
export const wrongIn = (row: EditedRow, next: Written): Wrong | undefined => {
  const before = writtenOf(row);
  if (bracesIn(next.question).join() !== bracesIn(row.question).join()) {
    const braces = bracesIn(row.question);
    return {
      field: 'question',
      message:
        braces.length === 0
          ? 'Leave out the braces.'
          : `Keep ${braces.join(' and ')} in it, and no other word in braces.`,
    };
  }
  if (!next.isRequired && !mayBeOptional(row))
    return { field: 'isRequired', message: 'This question must be answered.' };
  for (const on of ['yes', 'no'] as const) {
    if (!hasAnswerEffects(row) && !isSameEffect(before[on], next[on]))
      return { field: on, message: 'This question counts what it counts.' };
    if (next[on].effect === 'T' && next[on].task === '')
      return { field: `${on}.task`, message: 'Say what is to be done.' };
    if (next[on].effect === 'NONE' && next[on].task !== '')
      return { field: `${on}.task`, message: 'An answer that counts for nothing asks for nothing.' };
  }
  return undefined;
};

/** The columns of a question as it was written. */
export const editedColumns = (row: EditedRow, { question, help, isRequired, yes, no }: Written) => {
  const withYes = isSameEffect(answerEffect(row.effects, 'Y'), yes)
    ? row.effects
    : withAnswerEffect(row.effects, 'Y', yes);
  const effects = isSameEffect(answerEffect(withYes, 'N'), no) ? [...withYes] : withAnswerEffect(withYes, 'N', no);
  return { question, help, isRequired, effects };
};

type Difference = { questionFID: string; part: EditedPart; before: string; after: string };

/** What differs between two versions, question by question, in words. A question that is new has nothing before. */
export const differencesOf = (
  before: readonly EditedRow[],
  after: readonly EditedRow[],
  wordOf: (effect: AnswerEffectKind) => string,
): Difference[] => {
  const old = new Map(before.map((row) => [row.questionFID, row]));
  const words = (effect: AnswerEffect) => [wordOf(effect.effect), effect.task].filter(Boolean).join(': ');
  return after.flatMap((row) => {
    const was = old.get(row.questionFID);
    if (!was)
      return [
        { questionFID: row.questionFID, part: 'question', before: '', after: row.question },
        { questionFID: row.questionFID, part: 'asked', before: '', after: askedWhen(row.showIf) },
      ];
    const one = writtenOf(was);
    const other = writtenOf(row);
    const pairs: [EditedPart, string, string][] = [
      ['question', one.question, other.question],
      ['help', one.help, other.help],
      ['isRequired', one.isRequired ? 'Yes' : 'No', other.isRequired ? 'Yes' : 'No'],
      ['yes', words(one.yes), words(other.yes)],
      ['no', words(one.no), words(other.no)],
      ['asked', askedWhen(was.showIf), askedWhen(row.showIf)],
    ];
    return pairs
      .filter(([, was, is]) => was !== is)
      .map(([part, was, is]) => ({ questionFID: row.questionFID, part, before: was, after: is }));
  });
};
