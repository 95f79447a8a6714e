import { isEntity } from '#features/particulars/words/kinds.ts';
import type { Answers, Condition, FormFacts, Question, ShowIf } from './rows.rules.ts';

const isAskedIf = ({ anyOf, ...all }: ShowIf, ...context: [Answers, FormFacts, boolean]): boolean =>
  holds(all, ...context) && (anyOf === undefined || anyOf.some((each) => holds(each, ...context)));

const holds = (
  { partyKind, ucp, enhanced, answer, use }: Condition,
  answers: Answers,
  facts: FormFacts,
  isEnhanced: boolean,
): boolean =>
  (partyKind === undefined || isEntity(facts.kind)) &&
  (ucp === undefined || facts.hasUcp) &&
  (enhanced === undefined || isEnhanced) &&
  (use === undefined || facts.category === 'commercial' || facts.category === 'industrial') &&
  (answer === undefined || answers.get(answer.fid)?.checkedResult === answer.is);

/** Sections that a lease of at most seven years skips where nothing else counts: owners of entities, and the payment (regulation 7). */
const reducible = [3, 5];
export const longestReduced = 7 * 12;

/** Whether the reduced set may do: a lease of at most seven years of what is no HDB flat. */
export const mayBeReduced = ({ isLease, category, leaseMonths }: FormFacts): boolean =>
  isLease && category !== 'hdb' && leaseMonths !== null && leaseMonths <= longestReduced;

const isReducible = ({ sectionNo }: Question): boolean => reducible.includes(sectionNo);

/** How a form stands: whether source of wealth is asked for, and whether sections are left out. */
export type Extent = { isEnhanced: boolean; isReduced: boolean };

/** The questions that are asked with these answers. What is left out and was answered already stays. */
export const askedOf = <Q extends Question>(
  questions: readonly Q[],
  answers: Answers,
  facts: FormFacts,
  { isEnhanced, isReduced }: Extent,
): Q[] =>
  questions.filter(
    (question) =>
      (question.showIf === null || isAskedIf(question.showIf, answers, facts, isEnhanced)) &&
      !(isReduced && isReducible(question) && !answers.has(question.questionFID)),
  );
