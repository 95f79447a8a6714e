import './zod-without-eval.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { watchSession } from '#features/identity/web/index.ts';
import { guardChunks } from '#platform/web/errors/chunkReload.ts';
import { LastResort } from '#platform/web/errors/LastResort.tsx';
import { GableTheme } from '#platform/web/theme/GableTheme.tsx';
import { makeQueries } from './queries.ts';
import { makeRouter } from './router.tsx';

/** Ends the task at hand: a phone that starts the app in one go would answer no touch meanwhile. */
const breathe = () => new Promise((done) => setTimeout(done));

const start = async (place: HTMLElement) => {
  guardChunks();
  const queries = makeQueries();
  await breathe();
  const router = makeRouter(queries);
  watchSession({ router, queries });
  await breathe();
  // What the first page needs is asked for before anything is drawn. What fails shows on the page.
  void router.load({ sync: true });
  await breathe();
  const root = createRoot(place);
  // Drawn in slices as well.
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
