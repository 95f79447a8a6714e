import './zod-without-eval.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { watchGivingUp, watchSession } from '#features/identity/index.web.ts';
import { guardChunks } from '#platform/web/errors/chunkReload.ts';
import { LastResort } from '#platform/web/errors/LastResort.tsx';
import { GableTheme } from '#platform/web/theme/GableTheme.tsx';
import { makeQueries } from './queries.ts';
import { makeRouter } from './router.tsx';
import { watchBuild } from './watchBuild.ts';

/** Yields to the browser. On a phone, starting the app in one task would block touches. */
const breathe = () => new Promise((done) => setTimeout(done));

const start = async (place: HTMLElement) => {
  guardChunks();
  const queries = makeQueries();
  await breathe();
  const router = makeRouter(queries);
  watchSession({ router, queries });
  watchGivingUp();
  watchBuild(router);
  await breathe();
  // Loads the data of the first page before rendering. The page shows a failure.
  void router.load({ sync: true });
  await breathe();
  const root = createRoot(place);
  // A transition, so that rendering is interruptible.
  startTransition(() =>
    root.render(
      <StrictMode>
        <LastResort>
          <GableTheme>
            <QueryClientProvider client={queries}>
              <RouterProvider router={router} />
            </QueryClientProvider>
          </GableTheme>
        </LastResort>
      </StrictMode>,
    ),
  );
};

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root.');
void start(place);
