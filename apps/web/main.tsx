import './zod-without-eval.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchSession } from '#features/identity/web/index.ts';
import { guardChunks } from '#platform/web/errors/chunkReload.ts';
import { LastResort } from '#platform/web/errors/LastResort.tsx';
import { GableTheme } from '#platform/web/theme/GableTheme.tsx';
import { makeQueries } from './queries.ts';
import { makeRouter } from './router.tsx';

guardChunks();
const queries = makeQueries();
const router = makeRouter(queries);
watchSession({ router, queries });

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root.');
createRoot(place).render(
  <StrictMode>
    <LastResort>
      <GableTheme>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </GableTheme>
    </LastResort>
  </StrictMode>,
);
