import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { CallFailure, generalFailure } from '#platform/web/api/failure.ts';
import { isPortal, leavePortal } from '#platform/web/api/portal.ts';
import { send } from '#platform/web/api/send.ts';
import { onSessionEnd } from '#platform/web/api/session-end.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { api } from '../api.web.ts';
import { renewWords } from '../sign-in/words.web.ts';
import { clearBrowser, forgetUser, rememberedUser, userInfoKey } from './browserStorage.web.ts';
import { searchFor } from './next.web.ts';

type App = { router: AnyRouter; queries: QueryClient };

/**
 * Goes to /signin before the cached data is removed, so that no page requests it again. The router keeps what pages loaded
 * too: the next person's dashboard would begin with the parts of this one.
 */
const leave = async ({ router, queries }: App, search: { next?: string }) => {
  await queries.cancelQueries();
  await renewWords(queries);
  queries.removeQueries({ queryKey: ['identity', 'info'] });
  await router.navigate({ to: '/signin', search, replace: true, ignoreBlocker: true });
  queries.clear();
  router.clearCache();
};

/**
 * Logs out. If the server can't be reached, the session stays and a message says so. Pending requests, as after a change just before, are
 * cancelled first: they would fail with "session ended".
 */
export const logOut = async (app: App): Promise<void> => {
  await app.queries.cancelQueries();
  try {
    await send(api.logout, {});
  } catch (error) {
    const ended = error instanceof CallFailure && error.status === 401;
    if (!ended) {
      void app.queries.invalidateQueries();
      return toastResult(error instanceof CallFailure ? error.message : generalFailure, 'danger');
    }
  }
  forgetUser();
  await leave(app, {});
};

/** Watches for sessions that end elsewhere: a call that is answered 401, maintenance, or a log-out in another tab. */
export const watchSession = (app: App): void => {
  let ending: Promise<void> | undefined;
  onSessionEnd(() => {
    ending ??= end(app).finally(() => {
      ending = undefined;
    });
    return ending;
  });
  const mine = () => app.queries.getQueryData<{ userName: string }>(['identity', 'info', {}])?.userName;
  window.addEventListener('storage', ({ key }) => {
    const elsewhere = key === userInfoKey || key === null;
    if (elsewhere && mine() !== undefined && mine() !== rememberedUser()) window.location.reload();
  });
};

const end = async (app: App) => {
  // The look into a portal has ended. The person's own session goes on.
  if (isPortal()) return leavePortal();
  clearBrowser();
  await leave(app, searchFor(app.router.state.location.href));
};
