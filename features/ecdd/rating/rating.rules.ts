import { askedOf, type Extent, mayBeReduced } from '../forms/asked.rules.ts';
import type { EffectKind, Rating, ShownRating } from '../forms/forms.words.ts';
import type { Answers, FormFacts, Question } from '../forms/rows.rules.ts';
import { saidOf } from '../said-of.rules.ts';
import { effectsOf } from './effects.rules.ts';
import { higher, isHigh } from './heights.rules.ts';

/** The version of these rules. It is stored with each rating; a change of what counts how much is a new one. */
export const ratingRules = '2026.2';

/** What counts towards a rating. */
export type Factor = { questionFID: string; effect: 'HS' | 'E' | 'H' | 'M'; flags: string[] };

/** So many medium factors are a high rating. */
const mediumsOfHigh = 3;

export const weighs = (effect: EffectKind): effect is Factor['effect'] => effect !== 'T' && effect !== 'I';

/** The heaviest first. */
const order: Record<Factor['effect'], number> = { HS: 0, E: 1, H: 2, M: 3 };

const byWeight = (one: Factor['effect'], other: Factor['effect']): number =>
  saidOf(order, one, -1) - saidOf(order, other, -1);

/** The factors of these answers, the heaviest first. Each question counts once, by its heaviest factor. */
const factorsOf = (questions: readonly Question[], answers: Answers, facts: FormFacts): Factor[] => {
  const factors = questions.flatMap((question) => {
    const answer = answers.get(question.questionFID);
    const heavy = (answer ? effectsOf(question, answer, facts) : []).filter(({ effect }) => weighs(effect));
    const [heaviest] = heavy.flatMap(({ effect }) => (weighs(effect) ? effect : [])).toSorted(byWeight);
    if (!heaviest) return [];
    const flags = heavy.flatMap((each) => each.flags ?? []);
    return [{ questionFID: question.questionFID, effect: heaviest, flags: [...new Set(flags)] }];
  });
  return factors.toSorted((one, other) => byWeight(one.effect, other.effect));
};

/** The rating that factors make. */
const ratingOf = (factors: readonly Pick<Factor, 'effect'>[]): Rating => {
  const made = factors.map(({ effect }) => saidOf(makes, effect, 'HIGH'));
  if (made.includes('PROHIBITED')) return 'PROHIBITED';
  if (made.includes('HIGH') || made.length >= mediumsOfHigh) return 'HIGH';
  return made.length > 0 ? 'MEDIUM' : 'LOW';
};

/** The rating that a factor alone leads to. */
const makes: Record<Factor['effect'], Rating> = { HS: 'PROHIBITED', E: 'HIGH', H: 'HIGH', M: 'MEDIUM' };

/** Whether the law asks for enhanced measures for this factor, which no officer lowers away. */
export const isOfLaw = ({ effect }: Pick<Factor, 'effect'>): boolean => saidOf(ofLaw, effect, true);

const ofLaw: Record<Factor['effect'], boolean> = { HS: true, E: true, H: false, M: false };

export type Assessment = Extent & { rating: Rating; factors: Factor[] };

/** What decides beside the answers how much is asked. All of it is what everybody may read who reads the form. */
export type Beside = {
  /** An officer asks for source of wealth, or somebody is politically exposed for sure. */
  asksWealth: boolean;
  /** What the rating does not go below, as it was agreed. */
  least: ShownRating;
  /** What an officer lowered it to; null: nothing. */
  lowered: ShownRating | null;
  /** What counts that is no answer, as a signature on paper. */
  factors: readonly Factor[];
};

export const nothingBeside: Beside = { asksWealth: false, least: 'LOW', lowered: null, factors: [] };

/**
 * The rating of a form by its answers to these questions, with every factor. A high one asks for source of wealth, and the reduced set
 * holds only while the whole rating is low. Neither turns in a circle: what a section that is left out was answered counts all the same.
 */
export const assess = (
  questions: readonly Question[],
  answers: Answers,
  facts: FormFacts,
  beside: Beside = nothingBeside,
): Assessment => {
  const rated = (extent: Extent) => [
    ...factorsOf(askedOf(questions, answers, facts, extent), answers, facts),
    ...beside.factors,
  ];
  const mayBe = mayBeReduced(facts);
  const first = rated({ isEnhanced: false, isReduced: mayBe });
  const readable = beside.lowered ?? higher(shownOf(ratingOf(first)), beside.least);
  const isEnhanced = beside.asksWealth || first.some(isOfLaw) || isHigh(readable);
  const isReduced = mayBe && !isEnhanced && readable === 'LOW';
  const factors = rated({ isEnhanced, isReduced });
  return { rating: ratingOf(factors), factors, isEnhanced, isReduced };
};

/** The factor of a form signed on paper, or not signed by a party without an agent: it belongs to the first statement. */
export const withoutLink: Factor = { questionFID: '10.01', effect: 'M', flags: [] };

/** What everybody but compliance reads of a rating. */
export const shownOf = (rating: Rating): ShownRating => (rating === 'PROHIBITED' ? 'PENDING' : rating);
