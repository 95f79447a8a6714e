import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { generalFailure } from '#platform/web/api/failure.ts';
import { findMe } from '../account/me.web.ts';
import { safeNext } from './next.web.ts';

const noCookie = 'Your browser didn’t keep the sign-in. Allow cookies for this site and try again.';

/** Enters the app after a sign-in and goes to `next`. Throws if the browser did not keep the session cookie. */
export const enter = async (router: AnyRouter, queries: QueryClient, next: string | undefined): Promise<void> => {
  queries.clear();
  if (!(await findMe(queries))) throw new Error(noCookie);
  await router.navigate({ href: safeNext(next), replace: true });
};

/** The message for a step of signing in that failed. */
export const failureWords = (error: unknown): string => (error instanceof Error ? error.message : generalFailure);
