import type { QueryClient } from '@tanstack/react-query';
import { dataOptions } from '#platform/web/api/useData.ts';
import { api } from '../api.ts';

const wordsOptions = { ...dataOptions(api.signInPage, {}), staleTime: 60_000 };

/** The words of the sign-in page; undefined when they can't be had: the form works without them. */
export const findWords = (queries: QueryClient) => queries.ensureQueryData(wordsOptions).catch(() => undefined);

/** Asks again: what ended a session may stand on the sign-in page by now. */
export const renewWords = (queries: QueryClient) =>
  queries.fetchQuery({ ...wordsOptions, staleTime: 0, retry: false }).catch(() => undefined);

export type Words = NonNullable<Awaited<ReturnType<typeof findWords>>>;
