import type { Services } from '../context.ts';
import type { Route } from '../http/implement.ts';
import { perform, type RequireConfirmed } from '../http/perform.ts';
import { answerQuestions } from '../threads/answer.ts';
import type { NamedCall } from './apart.ts';
import { unpacked } from './sent-call.ts';

/**
 * The thread's side of `apart.ts`: for each call that the server sends, it runs the use-case of the call's route, and sends
 * back the answer or the error.
 */
export const performApart = (
  routes: Route[],
  services: Services,
  { requireConfirmed, close }: { requireConfirmed: RequireConfirmed; close: () => Promise<void> },
): void => {
  const routeOf = new Map(routes.map((route) => [route.name, route]));
  answerQuestions(({ name, ...sent }: NamedCall) => {
    const route = routeOf.get(name);
    if (!route) throw new Error(`There is no call ${name}.`);
    return perform(route, services, unpacked(sent), { requireConfirmed });
  }, close);
};
