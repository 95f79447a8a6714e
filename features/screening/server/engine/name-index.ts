import type { Why } from '../../contract/hit.ts';
import type { EntityName } from '../../rules/entity.ts';
import { type ComparedFacts, compareFacts, scoreWith } from '../../rules/facts.ts';
import type { Question } from '../../rules/question.ts';
import { type NameCompared, scoreName } from '../../rules/score-name.ts';

/** An entry as the index holds it. `id` is that of its row. */
export type IndexedEntity = { id: number; kind: 'PERSON' | 'BODY'; names: EntityName[]; facts: ComparedFacts };

/** An entry that resembles who was asked for. */
export type Found = { id: number; why: Why };

export type NameIndex = {
  add(entities: IndexedEntity[]): void;
  find(question: Question, threshold: number): Found[];
};

export const makeIndex = (): NameIndex => {
  const entities: IndexedEntity[] = [];
  return {
    add: (more) => void entities.push(...more),
    find: (question, threshold) =>
      entities
        .flatMap((entity) => compare(question, entity, threshold) ?? [])
        .toSorted((a, b) => b.why.score - a.why.score),
  };
};

/** How an entry's nearest name, and its facts, compare with a question. */
const compare = (question: Question, entity: IndexedEntity, threshold: number): Found | undefined => {
  if (entity.kind !== question.kind) return;
  const compared = question.names
    .flatMap((asked) => entity.names.map((listed) => scoreName(question.kind, asked, listed)))
    .toSorted((a, b) => b.score - a.score);
  const [best, ...rest] = compared;
  if (!best) return;
  const facts = compareFacts(question, entity.facts);
  const score = scoreWith(best.score, facts);
  if (score < threshold) return;
  return { id: entity.id, why: whyOf(best, rest, facts, score, threshold) };
};

const whyOf = (
  { score: nameScore, ...best }: NameCompared,
  rest: NameCompared[],
  facts: Why['facts'],
  score: number,
  threshold: number,
): Why => ({
  ...best,
  nameScore,
  facts,
  score,
  threshold,
  others: rest
    .filter(
      ({ listed }, at) =>
        listed.name !== best.listed.name && rest.findIndex((one) => one.listed.name === listed.name) === at,
    )
    .slice(0, 5)
    .map(({ listed: { name, quality }, score: other }) => ({ name, quality, nameScore: other })),
});
