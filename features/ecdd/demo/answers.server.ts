import { formatMoney } from '#platform/contract/money.ts';
import type { CddFor } from '../forms/forms.words.ts';
import type { Answer, FormFacts, Question } from '../forms/rows.rules.ts';
import { isPaper } from '../papers/papers.rules.ts';
import { effectsOf } from '../rating/effects.rules.ts';

const purchase = (amountCents: number | null): string => {
  if (amountCents === null) return 'CPF and cash savings; the rest from the sale of the present flat';
  const savings = Math.round(amountCents / 4_000_000) * 1_000_000;
  return `CPF and cash savings ${formatMoney(savings)}; sale of the present flat ${formatMoney(amountCents - savings)}`;
};

/** What is answered in words: a number asks something else on each side. */
const texts: Record<CddFor, Record<string, (facts: FormFacts) => string>> = {
  'SALE-SELLER': {
    '5.01': () => 'Moving to a smaller flat near the family',
    '5.05': () => 'Tan & Yeo LLC, client account, DBS, Singapore: pays out on completion',
    '5.07': () => 'Thirty years of salary as an engineer, about S$ 2.4 million; a flat sold in 2016, S$ 780,000',
  },
  'SALE-BUYER': {
    '4.02': () => 'Secondary school teacher, Ministry of Education, since 2009',
    '5.01': ({ amountCents }) => purchase(amountCents),
    '5.08': () => 'Salary since 1998, about S$ 1.9 million; half of Kallang Print Pte Ltd, sold in 2019 for S$ 650,000',
    '5.10': () => 'None',
  },
  'LEASE-LANDLORD': {
    '5.06': () => 'Bought in 2012 with savings and a bank loan, repaid in 2022; salary as an accountant since 1995',
  },
  'LEASE-TENANT': {
    '5.06': () =>
      'Salary as a project manager, S$ 14,000 a month, which pays rent and deposit; savings of S$ 220,000 since 2014',
  },
};

export const textFor = (side: CddFor, questionFID: string, facts: FormFacts): string | undefined =>
  texts[side][questionFID]?.(facts);

/** An answer that counts for nothing, as most customers give it. */
const plainAnswer = (side: CddFor, question: Question, facts: FormFacts): Answer => {
  const of = (given: Partial<Answer>): Answer => ({
    questionFID: question.questionFID,
    checkedResult: '',
    remark: '',
    detail: '',
    ...given,
  });
  const { answerType, choices, questionFID } = question;
  if (answerType === 'CHOICE') {
    const plain = choices.find(({ key }) => effectsOf(question, of({ detail: key }), facts).length === 0);
    return of({ detail: plain?.key ?? '' });
  }
  if (answerType === 'COUNTRIES') return of({ detail: 'SG' });
  if (answerType === 'TEXT') return of({ detail: textFor(side, questionFID, facts) ?? 'As discussed' });
  const counts = (checkedResult: 'Y' | 'N') =>
    question.opensOn === checkedResult || effectsOf(question, of({ checkedResult }), facts).length > 0;
  return of({ checkedResult: counts('Y') ? 'N' : 'Y' });
};

/** Answers to these questions that count for nothing, but for those that are given. What a document answers is left out. */
export const answersTo = (
  side: CddFor,
  questions: readonly Question[],
  facts: FormFacts,
  given: readonly Answer[] = [],
): Answer[] => {
  const said = new Map(given.map((answer) => [answer.questionFID, answer]));
  return questions
    .filter((question) => question.filledBy === 'FORM' && !isPaper(question))
    .map((question) => said.get(question.questionFID) ?? plainAnswer(side, question, facts));
};
