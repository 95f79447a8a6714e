import type { Answer, Effect, FormFacts, Question } from '../forms/rows.rules.ts';

/** The yearly income of a band at most, in cents. Who earns more is not measured by it. */
const incomes: Record<string, number> = {
  UNDER_50K: 5_000_000,
  '50K_100K': 10_000_000,
  '100K_250K': 25_000_000,
  '250K_500K': 50_000_000,
  '500K_1M': 100_000_000,
};

/** A price of more than so many incomes of a year does not fit the band. */
const incomesInPrice = 15;

const residential = ['hdb', 'private-residential', 'landed'];

const doesNotFit = ({ detail }: Answer, { amountCents }: FormFacts): boolean => {
  const income = incomes[detail];
  return income !== undefined && amountCents !== null && amountCents > income * incomesInPrice;
};

/** A home that is used for business, or premises in which somebody lives. */
const isMisused = ({ detail }: Answer, { category }: FormFacts): boolean =>
  detail !== '' && detail !== 'OTHER' && (detail === 'RESIDENCE') !== residential.includes(category);

/** The countries of an answer. */
const countriesIn = ({ detail }: Answer): string[] => detail.split(',').filter(Boolean);

const isGiven = ({ checkedResult, detail }: Answer): boolean => checkedResult !== '' || detail.trim() !== '';

const counts: Record<Effect['on'], (effect: Effect, answer: Answer, facts: FormFacts) => boolean> = {
  Y: (_, { checkedResult }) => checkedResult === 'Y',
  N: (_, { checkedResult }) => checkedResult === 'N',
  ANY: (_, answer) => isGiven(answer),
  CHOICE: ({ choice }, { detail }) => detail === choice,
  LIST: ({ list }, answer, { listed }) =>
    list !== undefined && countriesIn(answer).some((country) => listed[list].includes(country)),
  INCOME: (_, answer, facts) => doesNotFit(answer, facts),
  USE: (_, answer, facts) => isMisused(answer, facts),
};

/** Whether a choice or countries are asked for after this answer, too. */
export const isOpened = ({ opens, opensOn }: Question, answer: Answer): boolean =>
  opens !== null && answer.checkedResult === opensOn;

/** Whether a question is answered with Yes, No or NA, and with nothing else. */
export const isChecked = ({ answerType }: Pick<Question, 'answerType'>): boolean =>
  answerType === 'YN' || answerType === 'YNNA';

/** Beside Yes, No or NA a detail counts only where that answer opened it. */
const asItCounts = (question: Question, answer: Answer): Answer =>
  !isChecked(question) || isOpened(question, answer) ? answer : { ...answer, detail: '' };

/** Whether a question has its answer. */
export const isAnswered = (question: Question, answer: Answer): boolean => isGiven(asItCounts(question, answer));

/** What an answer counts, in the order of the question. */
export const effectsOf = (question: Question, answer: Answer, facts: FormFacts): Effect[] => {
  const counted = asItCounts(question, answer);
  return question.effects.filter((effect) => counts[effect.on](effect, counted, facts));
};
