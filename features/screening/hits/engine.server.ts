import type { Services } from '#platform/server/context.ts';
import type { Database } from '#platform/server/database/database.ts';
import { onOwnConnection } from '#platform/server/database/own-connection.ts';
import { startThread, type Thread } from '#platform/server/threads/thread.ts';
import { entitiesOf, entitiesThatCame } from './entities.server.ts';
import type { IndexAnswer, IndexQuestion } from './index-thread.server.ts';
import type { Question } from './question.rules.ts';

/** How many questions the thread answers at a time. Between two parts of bulk work it answers other callers. */
const slice = 50;

/** An index: all of a list's version, or only the entries that came or changed with it. */
export type Indexed = { versionId: number; only?: 'CAME' };

export type Engine = {
  /** Builds an index, unless it is there. */
  ready(index: Indexed): Promise<void>;
  /** Whether an index can be asked. */
  has(index: Indexed): boolean;
  /** Does what asks: no index is dropped meanwhile, also not between reading which version is in force and asking its index. */
  asking<T>(work: () => Promise<T>): Promise<T>;
  /** These versions are in force. The indexes of others are dropped once nobody asks. */
  keep(versionIds: number[]): void;
  find(indexes: Indexed[], questions: Question[], threshold: number): Promise<IndexAnswer>;
};

const engines = new WeakMap<Database, Engine>();

/** The one engine of this process for a database. Its thread starts with the first index. */
export const engineOf = ({ database }: Pick<Services, 'database'>): Engine => {
  const existing = engines.get(database);
  if (existing) return existing;
  const made = openEngine(database);
  engines.set(database, made);
  return made;
};

const nameOf = ({ versionId, only }: Indexed): string => `${versionId} ${only ?? 'ALL'}`;

type Built = { versionId: number; building: Promise<void> };

const openEngine = (database: Database): Engine => {
  let thread: Thread<IndexQuestion, IndexAnswer> | undefined;
  /** Indexes that are built or being built. */
  let built = new Map<string, Built>();
  const whole = new Set<string>();
  /** The index that is asked for last, whether it came about or not: the next one waits for it. */
  let last: Promise<void> = Promise.resolve();
  let openQuestions = 0;
  let inForce: number[] | undefined;
  const current = () => {
    if (thread && !thread.isOver()) return thread;
    built = new Map();
    whole.clear();
    thread = startThread(new URL('./index-thread.server.ts', import.meta.url));
    return thread;
  };
  /** On a connection of its own: callers who wait for the index may hold all of the pool's. */
  const build = (index: Indexed): Promise<void> =>
    onOwnConnection(database, async (db) => {
      const to = current();
      const name = nameOf(index);
      // Drops the remains of an attempt that failed.
      await to.ask({ do: 'drop', index: name });
      const add = (entities: string): Promise<unknown> => {
        const added = to.ask({ do: 'add', index: name, entities });
        // While the thread takes a part, the next one is read, and nobody waits yet for what may fail.
        added.catch(() => undefined);
        return added;
      };
      let adding = add('[]');
      for await (const entities of index.only
        ? entitiesThatCame(db, index.versionId)
        : entitiesOf(db, index.versionId)) {
        await adding;
        adding = add(entities);
      }
      await adding;
      whole.add(name);
    });
  const ready = (index: Indexed): Promise<void> => {
    current();
    const name = nameOf(index);
    const existing = built.get(name);
    if (existing) return existing.building;
    // One after the other: they share a thread, and the database has no more than one connection for them.
    const building = last.then(() => build(index));
    last = building.catch(() => undefined);
    built.set(name, { versionId: index.versionId, building });
    // Another attempt may have begun meanwhile, in a new thread.
    building.catch(() => built.get(name)?.building === building && built.delete(name));
    return building;
  };
  const dropOld = (): void => {
    for (const [name, { versionId }] of built) {
      if (!whole.has(name) || inForce?.includes(versionId)) continue;
      built.delete(name);
      whole.delete(name);
      // Sent at once, so that it precedes a later rebuild. A thread that has ended has dropped everything.
      current()
        .ask({ do: 'drop', index: name })
        .catch(() => undefined);
    }
  };
  return {
    ready,
    has: (index) => current() && whole.has(nameOf(index)),
    asking: async (work) => {
      openQuestions += 1;
      try {
        return await work();
      } finally {
        openQuestions -= 1;
        if (openQuestions === 0 && inForce) dropOld();
      }
    },
    keep: (versionIds) => {
      inForce = versionIds;
    },
    find: async (indexes, questions, threshold) => {
      await Promise.all(indexes.map(ready));
      const names = indexes.map(nameOf);
      const answers: IndexAnswer = [];
      for (let from = 0; from < questions.length; from += slice) {
        const part = questions.slice(from, from + slice);
        answers.push(...(await current().ask({ do: 'find', indexes: names, questions: part, threshold })));
      }
      return answers;
    },
  };
};
