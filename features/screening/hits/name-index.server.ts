import { tidyIdentity } from '#features/particulars/rules/identity.ts';
import type { EntityName } from '../entity.rules.ts';
import { memoize } from '../names/memoize.rules.ts';
import { type PreparedName, prepareName } from '../names/prepare.rules.ts';
import { type NameCompared, scorePrepared } from '../names/score-name.rules.ts';
import { splitAliases } from '../names/split.rules.ts';
import { makeCandidates } from './candidates.server.ts';
import { type ComparedFacts, compareFacts, numbersIn, scoreWith } from './facts.rules.ts';
import type { Why } from './hit.calls.ts';
import type { Question } from './question.rules.ts';

/** An entry as the index holds it. `id` is that of its row. */
export type IndexedEntity = { id: number; kind: 'PERSON' | 'BODY'; names: EntityName[]; facts: ComparedFacts };

/** An entry that resembles who was asked for. */
export type Found = { id: number; why: Why };

export type NameIndex = {
  add(entities: IndexedEntity[]): void;
  find(question: Question, threshold: number): Found[];
  /** Every entry is compared, which takes long: for measuring what the candidates leave out. */
  findAmongAll(question: Question, threshold: number): Found[];
};

/** The entries of a list, and which of them are worth comparing with a name. */
export const makeIndex = (): NameIndex => {
  const entities: IndexedEntity[] = [];
  const ofKind = { PERSON: makeCandidates('PERSON'), BODY: makeCandidates('BODY') };
  /** Entries by the numbers of their documents. */
  const byNumber = new Map<string, number[]>();

  const add = (entity: IndexedEntity) => {
    const place = entities.push(entity) - 1;
    for (const [nth, { name }] of entity.names.entries()) ofKind[entity.kind].add(place, nth, name);
    for (const number of entity.facts.numbers.flatMap(numbersIn))
      byNumber.set(number, [...(byNumber.get(number) ?? []), place]);
  };
  /** Places of entries with the names that are worth a look; all of them where a number is the same. */
  const candidates = (question: Question, names: PreparedName[]): Map<number, number[] | undefined> => {
    const nthsByPlace = new Map<number, number[] | undefined>();
    for (const name of names)
      for (const [place, nths] of ofKind[question.kind].find(name))
        nthsByPlace.set(place, [...new Set([...(nthsByPlace.get(place) ?? []), ...nths])]);
    for (const number of question.numbers ?? [])
      for (const place of byNumber.get(tidyIdentity(number)) ?? []) nthsByPlace.set(place, undefined);
    return nthsByPlace;
  };
  const compareAll = (
    question: Question,
    names: PreparedName[],
    places: Iterable<[number, number[] | undefined]>,
    threshold: number,
  ) => {
    const hits: Found[] = [];
    for (const [place, nths] of places) {
      const entity = entities[place];
      const compared =
        entity && isNearBy(question, names, entity, nths, threshold) && compare(question, names, entity, threshold);
      if (compared) hits.push(compared);
    }
    return hits.toSorted((a, b) => b.why.score - a.why.score);
  };
  return {
    add: (more) => {
      for (const entity of more) add(entity);
    },
    find: (question, threshold) => {
      const names = namesOf(question);
      return compareAll(question, names, candidates(question, names), threshold);
    },
    findAmongAll: (question, threshold) =>
      compareAll(
        question,
        namesOf(question),
        Array.from(entities.keys(), (place) => [place, undefined]),
        threshold,
      ),
  };
};

/** The names of a question, each with those that an @ joins in it. */
const namesOf = ({ kind, names }: Question): PreparedName[] =>
  [...new Set(names.flatMap((name) => (kind === 'PERSON' ? splitAliases(name) : [name])))]
    .map((name) => prepareName(kind, name))
    .filter(({ words }) => words.length > 0);

/** Listed names come again with other questions. */
const preparedNames = {
  PERSON: memoize(20_000, (name) => prepareName('PERSON', name)),
  BODY: memoize(20_000, (name) => prepareName('BODY', name)),
};

/** An entry whose names that are worth a look score less than this below the threshold is not compared by its other names. */
const near = 0.2;

const isNearBy = (
  { kind }: Question,
  names: PreparedName[],
  entity: IndexedEntity,
  nths: number[] | undefined,
  threshold: number,
): boolean => {
  if (!nths) return true;
  return nths.some((nth) => {
    const listed = entity.names[nth];
    return (
      listed !== undefined &&
      names.some(
        (asked) =>
          scorePrepared(kind, asked, preparedNames[kind](listed.name), listed.quality).score >= threshold - near,
      )
    );
  });
};

/** How an entry's nearest name, and its facts, compare with a question. */
const compare = (
  question: Question,
  names: PreparedName[],
  entity: IndexedEntity,
  threshold: number,
): Found | undefined => {
  if (entity.kind !== question.kind) return;
  const compared: NameCompared[] = [];
  for (const { name, quality } of entity.names) {
    const listed = preparedNames[question.kind](name);
    for (const asked of names) compared.push(scorePrepared(question.kind, asked, listed, quality));
  }
  const [best, ...rest] = compared.toSorted((a, b) => b.score - a.score);
  if (!best) return;
  const facts = compareFacts(question, entity.facts);
  const score = scoreWith(best.score, facts);
  if (score < threshold) return;
  return { id: entity.id, why: whyOf(best, rest, facts, score, threshold) };
};

const mostOthers = 5;

const whyOf = (
  { score: nameScore, ...best }: NameCompared,
  rest: NameCompared[],
  facts: Why['facts'],
  score: number,
  threshold: number,
): Why => {
  const names = new Set([best.listed.name]);
  const others: Why['others'] = [];
  for (const { listed, score: other } of rest) {
    if (others.length === mostOthers || names.has(listed.name)) continue;
    names.add(listed.name);
    others.push({ name: listed.name, quality: listed.quality, nameScore: other });
  }
  return { ...best, nameScore, facts, score, threshold, others };
};
