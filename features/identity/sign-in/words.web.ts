import type { QueryClient } from '@tanstack/react-query';
import { dataOptions } from '#platform/web/api/useData.ts';
import { api } from '../api.web.ts';

const wordsOptions = { ...dataOptions(api.signInPage, {}), staleTime: 60_000 };

/** The texts of the sign-in page; undefined if they can't be loaded. The form works without them. */
export const findWords = (queries: QueryClient) => queries.ensureQueryData(wordsOptions).catch(() => undefined);

/** Loads the texts again: they may explain why a session ended. */
export const renewWords = (queries: QueryClient) =>
  queries.fetchQuery({ ...wordsOptions, staleTime: 0, retry: false }).catch(() => undefined);

export type Words = NonNullable<Awaited<ReturnType<typeof findWords>>>;
