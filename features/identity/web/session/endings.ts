import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { CallFailure, generalFailure } from '#platform/web/api/failure.ts';
import { isPortal, leavePortal } from '#platform/web/api/portal.ts';
import { send } from '#platform/web/api/send.ts';
import { onSessionEnd } from '#platform/web/api/session-end.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { api } from '../api.ts';
import { renewWords } from '../signin/words.ts';
import { clearBrowser } from './clearBrowser.ts';
import { searchFor } from './next.ts';
import { forgetUser, rememberedUser, userInfoKey } from './rememberedUser.ts';

type App = { router: AnyRouter; queries: QueryClient };

/** Leaves the pages first, so that none of them asks again for what is taken from under it. */
const leave = async ({ router, queries }: App, search: { next?: string }) => {
  await queries.cancelQueries();
  await renewWords(queries);
  queries.removeQueries({ queryKey: ['identity', 'info'] });
  await router.navigate({ to: '/signin', search, replace: true, ignoreBlocker: true });
  queries.clear();
};

/** The Yes of the log-out dialog. Where the server can't be reached the session stays, and the person is told. */
export const logOut = async (app: App): Promise<void> => {
  try {
    await send(api.logout, {});
  } catch (error) {
    const ended = error instanceof CallFailure && error.status === 401;
    if (!ended) return toastResult(error instanceof CallFailure ? error.message : generalFailure, 'danger');
  }
  forgetUser();
  await leave(app, {});
};

/** Listens for sessions that end elsewhere: a call that is answered 401, maintenance, and a log-out in another tab. */
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
  // The look into a portal is over; the session of whoever looked is not.
  if (isPortal()) return leavePortal();
  clearBrowser();
  await leave(app, searchFor(app.router.state.location.href));
};
