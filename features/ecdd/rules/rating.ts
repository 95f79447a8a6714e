import type { EffectKind, Rating, ShownRating } from '../words/forms.ts';
import { askedOf, type Extent, isReducible, mayBeReduced } from './asked.ts';
import { effectsOf } from './effects.ts';
import type { Answers, FormFacts, Question } from './rows.ts';

/** The version of these rules. It is stored with each rating; a change of what counts how much is a new one. */
export const ratingRules = '2026.1';

/** What counts towards a rating. */
export type Factor = { questionFID: string; effect: 'HS' | 'E' | 'H' | 'M'; flags: string[] };

/** So many medium factors are a high rating. */
const mediumsOfHigh = 3;

const weighs = (effect: EffectKind): effect is Factor['effect'] => effect !== 'T' && effect !== 'I';

/** The heaviest first. */
const order: Factor['effect'][] = ['HS', 'E', 'H', 'M'];

/** What counts in these answers, the heaviest first. One question counts once, with its heaviest. */
const factorsOf = (questions: readonly Question[], answers: Answers, facts: FormFacts): Factor[] => {
  const found = questions.flatMap((question) => {
    const answer = answers.get(question.questionFID);
    const heavy = (answer ? effectsOf(question, answer, facts) : []).filter(({ effect }) => weighs(effect));
    const [heaviest] = order.filter((effect) => heavy.some((each) => each.effect === effect));
    if (!heaviest) return [];
    const flags = heavy.flatMap((each) => each.flags ?? []);
    return [{ questionFID: question.questionFID, effect: heaviest, flags: [...new Set(flags)] }];
  });
  return found.toSorted((one, other) => order.indexOf(one.effect) - order.indexOf(other.effect));
};

/** The rating that factors make. */
const ratingOf = (factors: readonly Pick<Factor, 'effect'>[]): Rating => {
  const has = (effect: Factor['effect']) => factors.some((each) => each.effect === effect);
  if (has('HS')) return 'PROHIBITED';
  if (has('H') || has('E')) return 'HIGH';
  const mediums = factors.length;
  if (mediums >= mediumsOfHigh) return 'HIGH';
  return mediums > 0 ? 'MEDIUM' : 'LOW';
};

export type Assessment = Extent & { rating: Rating; factors: Factor[] };

/**
 * The rating of a form by its answers to these questions, with every factor. The reduced set follows from the questions outside of
 * the sections that it skips, and source of wealth is asked for where the rest is high: neither turns in a circle.
 * `enhancedAnyway`: what is not among these questions asks for it.
 */
export const assess = (
  questions: readonly Question[],
  answers: Answers,
  facts: FormFacts,
  enhancedAnyway = false,
): Assessment => {
  const rated = (some: readonly Question[], extent: Extent) =>
    factorsOf(askedOf(some, answers, facts, extent), answers, facts);
  const plain = { isEnhanced: false, isReduced: false };
  const kept = questions.filter((question) => !isReducible(question));
  const isReduced = mayBeReduced(facts) && !enhancedAnyway && ratingOf(rated(kept, plain)) === 'LOW';
  const first = ratingOf(rated(questions, { isEnhanced: false, isReduced }));
  const isEnhanced = enhancedAnyway || first === 'HIGH' || first === 'PROHIBITED';
  const factors = rated(questions, { isEnhanced, isReduced });
  return { rating: ratingOf(factors), factors, isEnhanced, isReduced };
};

/** What a form counts that was signed on paper, or that a party without an agent refused to sign: it stands at the first statement. */
export const withoutLink: Factor = { questionFID: '10.01', effect: 'M', flags: [] };

/** A rating with what counts beside the answers. What is asked stays. */
export const withFactors = <A extends Assessment>(found: A, beside: readonly Factor[]): A => {
  const factors = [...found.factors, ...beside];
  return { ...found, factors, rating: ratingOf(factors) };
};

/** What everybody but compliance reads of a rating. */
export const shownOf = (rating: Rating): ShownRating => (rating === 'PROHIBITED' ? 'PENDING' : rating);
