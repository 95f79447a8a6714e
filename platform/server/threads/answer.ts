import { parentPort } from 'node:worker_threads';
import { failureOf } from './failure.ts';
import type { FromThread, ToThread } from './thread.ts';

/**
 * What the program of a thread (`thread.ts`) calls once it is ready: answers each question that it is asked. What `answer`
 * throws is thrown to who asked.
 * @param close closes what the thread has open, when it is told to end
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
  port.on('message', async (message: ToThread<Question>) => {
    if (message !== 'end') return port.postMessage(await answerTo(message.id, message.question));
    port.close();
    await close();
  });
};
