import { QueryClient } from '@tanstack/react-query';
import { CallFailure, isClosed } from '#platform/web/api/failure.ts';

/** A lost connection or a server that is just starting again is worth another try; any other answer is the answer. */
const mayPass = (error: unknown) =>
  error instanceof CallFailure && (error.status === 0 || (error.status === 503 && !isClosed(error)));

/** What is loaded stays readable offline; a change that can't be sent says so at once instead of waiting unseen. */
export const makeQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: (failures, error) => failures < 2 && mayPass(error), staleTime: 15_000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
