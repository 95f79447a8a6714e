import { parentPort } from 'node:worker_threads';
import type { Services } from '../context.ts';
import type { Route } from '../http/implement.ts';
import { perform } from '../http/perform.ts';
import { type FromThread, failureOf, type ToThread } from './messages.ts';

/** The thread's side: does the calls that the server hands over, until it is told to close. */
export const performApart = (routes: Route[], services: Services, close: () => Promise<void>): void => {
  const port = parentPort;
  if (!port) throw new Error('This runs as a thread.');
  const routeOf = new Map(routes.map((route) => [route.name, route]));
  const answerTo = async ({ id, name, call }: Exclude<ToThread, string>): Promise<FromThread> => {
    try {
      const route = routeOf.get(name);
      if (!route) throw new Error(`There is no call ${name}.`);
      return { id, answer: await perform(route, services, call) };
    } catch (error) {
      return { id, failure: failureOf(error) };
    }
  };
  port.on('message', async (message: ToThread) => {
    if (message !== 'close') return port.postMessage(await answerTo(message));
    port.close();
    await close();
  });
};
