import { QueryClient } from '@tanstack/react-query';
import { CallFailure, isClosed } from '#platform/web/api/failure.ts';

/** Whether a failure may pass: a lost connection, or a server that restarts. Other failures are not retried. */
const mayPass = (error: unknown) =>
  error instanceof CallFailure && (error.status === 0 || (error.status === 503 && !isClosed(error)));

/** The query cache. Loaded data remains readable offline, and a change that can't be sent fails at once. */
export const makeQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: (failures, error) => failures < 2 && mayPass(error), staleTime: 15_000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
