import { Worker } from 'node:worker_threads';
import { errorOf, type Failure } from './failure.ts';
import { stopThread } from './stop-thread.ts';

/** To the thread, and back: a question with a number, by which its answer is known. */
export type ToThread<Question> = { id: number; question: Question } | 'end';
export type FromThread<Answer> = { id: number } & ({ answer: Answer } | { failure: Failure });

export type Thread<Question, Answer> = {
  /** @throws whatever the thread threw, or ThreadEnded */
  ask(question: Question): Promise<Answer>;
  /** Whether nobody waits for an answer. */
  isAtRest(): boolean;
  /** Whether the thread has ended, or `end` was called. */
  isOver(): boolean;
  /** Lets it close what it has open. Resolves once it has ended. */
  end(): Promise<void>;
  /** Ends it, whatever it does: for work that may never end. Who waits gets ThreadEnded. */
  kill(): Promise<void>;
};

/** The thread ended before it answered: its `cause` is what ended it, if it crashed. */
export class ThreadEnded extends Error {}

/**
 * Starts a thread that answers questions (`answer.ts`), any number at the same time. While nobody waits for an answer, it
 * does not keep the process running.
 * @param setup what the program finds as `workerData`
 */
export const startThread = <Question, Answer>(program: URL, setup?: unknown): Thread<Question, Answer> => {
  const worker = new Worker(program, { workerData: setup });
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  let count = 0;
  let isOver = false;
  let crash: unknown;
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const say = (message: ToThread<Question>) => worker.postMessage(message);
  worker.on('message', ({ id, ...message }: FromThread<Answer>) => {
    const question = waiting.get(id);
    waiting.delete(id);
    if ('answer' in message) question?.resolve(message.answer);
    else question?.reject(errorOf(message.failure));
    if (waiting.size === 0) worker.unref();
  });
  worker.on('error', (error) => {
    crash = error;
  });
  worker.once('exit', () => {
    isOver = true;
    for (const { reject } of waiting.values()) reject(new ThreadEnded('The thread ended.', { cause: crash }));
    waiting.clear();
  });
  return {
    ask: (question) => {
      count += 1;
      const pending = Promise.withResolvers<Answer>();
      waiting.set(count, pending);
      worker.ref();
      say({ id: count, question });
      return pending.promise;
    },
    isAtRest: () => waiting.size === 0,
    isOver: () => isOver,
    end: () => {
      isOver = true;
      worker.ref();
      say('end');
      return ended;
    },
    kill: async () => {
      isOver = true;
      await stopThread(worker);
    },
  };
};
