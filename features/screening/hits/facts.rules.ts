import { maskIdentity, tidyIdentity } from '#features/particulars/rules/identity.ts';
import { countryName } from '#features/particulars/words/countries.ts';
import { formatDay } from '#platform/contract/days.ts';
import type { EntityFacts } from '../entity.rules.ts';
import type { Comparison } from '../screening.words.ts';
import type { FactCompared } from './hit.calls.ts';
import type { Question } from './question.rules.ts';

/** Facts of an entry that are compared. */
export type ComparedFacts = Pick<EntityFacts, 'births' | 'nationalities' | 'numbers' | 'genders'>;

/**
 * Effect of each fact on the name's score. A birth year off by one may be a slip or another calendar; a larger difference weighs more
 * against a match than an equal year for it, as many people share a year.
 */
const effects = {
  birth: { AGREES: 0.05, NEAR: 0, CONTRADICTS: -0.2 },
  nationality: { AGREES: 0.02, CONTRADICTS: -0.05 },
  gender: { AGREES: 0.01, CONTRADICTS: -0.05 },
} as const;

/** Compares facts besides the name. Facts that neither side has are left out. */
export const compareFacts = (question: Question, listed: ComparedFacts): FactCompared[] =>
  [births, genders, nationalities, numbers].flatMap((compare) => {
    const compared = compare(question, listed);
    return compared.asked === null && compared.listed === null ? [] : compared;
  });

/** The score of the name adjusted by the facts. An equal document number means the same person, whatever the name. */
export const scoreWith = (nameScore: number, facts: FactCompared[]): number => {
  if (facts.some(({ fact, compared }) => fact === 'NUMBER' && compared === 'AGREES')) return 1;
  const score = facts.reduce((sum, { effect }) => sum + effect, nameScore);
  return round(Math.min(1, Math.max(0, score)));
};

export const round = (score: number): number => Math.round(score * 1000) / 1000;

type Compare = (question: Question, listed: ComparedFacts) => FactCompared;

const births: Compare = ({ birthDate, birthYear }, listed) => {
  const year = birthYear ?? (birthDate && Number(birthDate.slice(0, 4)));
  const asked = birthDate ? formatDay(birthDate) : year ? String(year) : null;
  const compared = !year || listed.births.length === 0 ? 'UNKNOWN' : nearest(listed.births, year, birthDate);
  const effect = compared === 'UNKNOWN' ? 0 : effects.birth[compared];
  return { fact: 'BIRTH', asked, listed: shown(listed.births.map(birthText)), compared, effect };
};

/** How near the nearest of the listed births is: a listed person may have several. */
const nearest = (listed: string[], year: number, day: string | undefined): 'AGREES' | 'NEAR' | 'CONTRADICTS' => {
  const comparisons = listed.map((birth) => {
    const [from = 0, to = from] = birth.split('/').map((each) => Number(each.slice(0, 4)));
    if (from !== to) return year >= from - 1 && year <= to + 1 ? 'NEAR' : 'CONTRADICTS';
    if (from === year) return day && birth.length === 10 && birth !== day ? 'NEAR' : 'AGREES';
    return Math.abs(from - year) <= 1 ? 'NEAR' : 'CONTRADICTS';
  });
  return comparisons.includes('AGREES') ? 'AGREES' : comparisons.includes('NEAR') ? 'NEAR' : 'CONTRADICTS';
};

/** `1965-03-01` → `01 Mar 1965`; `1963/1966` → `1963 to 1966`. */
export const birthText = (birth: string): string =>
  birth.length === 10 ? formatDay(birth) : birth.replace('/', ' to ');

const genders: Compare = ({ gender }, listed) => {
  const compared = !gender || listed.genders.length === 0 ? 'UNKNOWN' : agreeing(listed.genders.includes(gender));
  const words = listed.genders.map((each) => (each === 'F' ? 'Female' : 'Male'));
  const asked = gender ? (gender === 'F' ? 'Female' : 'Male') : null;
  return { fact: 'GENDER', asked, listed: shown(words), compared, effect: effectOf(effects.gender, compared) };
};

const nationalities: Compare = ({ nationalities: asked = [] }, listed) => {
  const listedNationalities = listed.nationalities.filter((each) => each.length > 0);
  const compared =
    asked.length === 0 || listedNationalities.length === 0
      ? 'UNKNOWN'
      : agreeing(asked.some((each) => listedNationalities.includes(each)));
  return {
    fact: 'NATIONALITY',
    asked: shown(asked.map(countryName)),
    listed: shown(listedNationalities.map(countryName)),
    compared,
    effect: effectOf(effects.nationality, compared),
  };
};

/** A list rarely has all documents of a person, so a number that differs says nothing. */
const numbers: Compare = ({ numbers: asked = [] }, listed) => {
  const listedNumbers = new Set(listed.numbers.flatMap(numbersIn));
  const same = asked.find((number) => listedNumbers.has(tidyIdentity(number)));
  const compared = same ? 'AGREES' : 'UNKNOWN';
  const shownAsked = asked.map((number) => maskIdentity(tidyIdentity(number)));
  return { fact: 'NUMBER', asked: shown(shownAsked), listed: shown(listed.numbers), compared, effect: same ? 1 : 0 };
};

/** The numbers in a listed document, `Passport: A 1234567 (Iran)`: with at least five characters and a digit. */
export const numbersIn = (document: string): string[] => {
  const parts = document.split(/[:;,()]/).map(tidyIdentity);
  const words = document.split(/\s+/).map((word) => tidyIdentity(word.replace(/[^\p{L}\p{N}-]/gu, '')));
  return [...new Set([...parts, ...words])].filter((part) => part.length >= 5 && /\d/.test(part));
};

const agreeing = (same: boolean): 'AGREES' | 'CONTRADICTS' => (same ? 'AGREES' : 'CONTRADICTS');
const effectOf = (points: { AGREES: number; CONTRADICTS: number }, compared: Comparison): number =>
  compared === 'AGREES' || compared === 'CONTRADICTS' ? points[compared] : 0;
const shown = (values: string[]): string | null => (values.length > 0 ? values.join(', ') : null);
