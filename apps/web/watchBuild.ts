import { isOlderPage } from '#platform/web/api/build.ts';
import { reloadOnce } from '#platform/web/errors/chunkReload.ts';
import type { makeRouter } from './router.tsx';

/**
 * A page that is older than the server loads anew at the next move to another page: whatever was typed has been kept or given up by then.
 * Its pieces are still there after an upgrade, so it would go on for days otherwise.
 */
export const watchBuild = (router: Pick<ReturnType<typeof makeRouter>, 'subscribe'>): void => {
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (pathChanged && isOlderPage()) reloadOnce();
  });
};
