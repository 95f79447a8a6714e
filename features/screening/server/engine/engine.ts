import type { Services } from '#platform/server/context.ts';
import type { Database } from '#platform/server/database/database.ts';
import { startThread, type Thread } from '#platform/server/threads/thread.ts';
import type { Question } from '../../rules/question.ts';
import { entitiesOf, entitiesThatCame } from './entities.ts';
import type { IndexAnswer, IndexQuestion } from './index-thread.ts';

/** How many questions the thread answers at a time: between two parts of bulk work it answers whoever else asks. */
const slice = 50;

/** Which index: the list of a version as a whole, or only what came or changed with it. */
export type Indexed = { versionId: number; only?: 'CAME' };

export type Engine = {
  /** Builds an index, unless it is there. */
  ready(index: Indexed): Promise<void>;
  /** Whether an index can be asked. */
  has(index: Indexed): boolean;
  drop(index: Indexed): Promise<void>;
  find(indexes: Indexed[], questions: Question[], threshold: number): Promise<IndexAnswer>;
};

const engines = new WeakMap<Database, Engine>();

/** The one engine of this process for a database. Its thread starts with the first question. */
export const engineOf = ({ database }: Pick<Services, 'database'>): Engine => {
  const known = engines.get(database);
  if (known) return known;
  const made = openEngine(database);
  engines.set(database, made);
  return made;
};

const nameOf = ({ versionId, only }: Indexed): string => `${versionId} ${only ?? 'ALL'}`;

const openEngine = (database: Database): Engine => {
  let thread: Thread<IndexQuestion, IndexAnswer> | undefined;
  /** Indexes that are built or being built. */
  let built = new Map<string, Promise<void>>();
  const whole = new Set<string>();
  const current = () => {
    if (thread && !thread.isOver()) return thread;
    built = new Map();
    whole.clear();
    thread = startThread(new URL('./index-thread.ts', import.meta.url));
    return thread;
  };
  const build = async (index: Indexed): Promise<void> => {
    const [to, name] = [current(), nameOf(index)];
    const entities = index.only ? entitiesThatCame(database, index.versionId) : entitiesOf(database, index.versionId);
    // What an attempt before this one has left is not added to.
    await to.ask({ do: 'drop', index: name });
    await to.ask({ do: 'add', index: name, entities: [] });
    for await (const part of entities) await to.ask({ do: 'add', index: name, entities: part });
    whole.add(name);
  };
  const ready = (index: Indexed): Promise<void> => {
    current();
    const name = nameOf(index);
    const known = built.get(name);
    if (known) return known;
    const building = build(index);
    built.set(name, building);
    building.catch(() => built.delete(name));
    return building;
  };
  return {
    ready,
    has: (index) => current() && whole.has(nameOf(index)),
    drop: async (index) => {
      const name = nameOf(index);
      if (!built.delete(name)) return;
      whole.delete(name);
      await current().ask({ do: 'drop', index: name });
    },
    find: async (indexes, questions, threshold) => {
      await Promise.all(indexes.map(ready));
      const names = indexes.map(nameOf);
      const found: IndexAnswer = [];
      for (let from = 0; from < questions.length; from += slice) {
        const part = questions.slice(from, from + slice);
        found.push(...(await current().ask({ do: 'find', indexes: names, questions: part, threshold })));
      }
      return found;
    },
  };
};
