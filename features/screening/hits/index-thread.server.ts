import { answerQuestions } from '#platform/server/threads/answer.ts';
import { type Found, type IndexedEntity, makeIndex, type NameIndex } from './name-index.server.ts';
import type { Question } from './question.rules.ts';

/** The thread that holds the indexes of the lists. Each is kept under a name, and can be asked once it is whole. */

export type IndexQuestion =
  /** `entities`: an array of `IndexedEntity` in JSON. */
  | { do: 'add'; index: string; entities: string }
  | { do: 'drop'; index: string }
  | { do: 'find'; indexes: string[]; questions: Question[]; threshold: number };

/** Hits of each question, over all indexes. */
export type IndexAnswer = Found[][];

const indexes = new Map<string, NameIndex>();

const indexNamed = (name: string): NameIndex => {
  const existing = indexes.get(name);
  if (existing) return existing;
  const made = makeIndex();
  indexes.set(name, made);
  return made;
};

/** An index that is not there must not answer that nothing was found. */
const indexThere = (name: string): NameIndex => {
  const index = indexes.get(name);
  if (!index) throw new Error('The index of this list is not built.');
  return index;
};

answerQuestions((question: IndexQuestion): IndexAnswer => {
  if (question.do === 'find') {
    const searched = question.indexes.map(indexThere);
    return question.questions.map((one) =>
      searched.flatMap((index) => index.find(one, question.threshold)).toSorted((a, b) => b.why.score - a.why.score),
    );
  }
  if (question.do === 'add') indexNamed(question.index).add(JSON.parse(question.entities) as IndexedEntity[]);
  else indexes.delete(question.index);
  return [];
});
