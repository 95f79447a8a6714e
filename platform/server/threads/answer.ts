import { parentPort } from 'node:worker_threads';
import { failureOf } from './failure.ts';
import { exitWhenStopped } from './stop-thread.ts';
import type { FromThread, ToThread } from './thread.ts';

/**
 * What the program of a thread (`thread.ts`) calls once it is ready: answers each question that it is asked. What `answer`
 * throws is thrown to who asked.
 * @param close closes the thread’s connections; called once when `end` is called on the other side
 */
export const answerQuestions = <Question, Answer>(
  answer: (question: Question) => Answer | Promise<Answer>,
  close: () => void | Promise<void> = () => undefined,
): void => {
  const port = parentPort;
  if (!port) throw new Error('This runs as a thread.');
  const answerTo = async (id: number, question: Question): Promise<FromThread<Answer>> => {
    try {
      return { id, answer: await answer(question) };
    } catch (error) {
      return { id, failure: failureOf(error) };
    }
  };
  exitWhenStopped(port);
  port.on('message', async (message: ToThread<Question> | 'stop') => {
    if (message === 'stop') return;
    if (message !== 'end') return port.postMessage(await answerTo(message.id, message.question));
    port.close();
    await close();
  });
};
