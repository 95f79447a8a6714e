import type { NotFoundRouteProps } from '@tanstack/react-router';
import { ErrorPage } from './ErrorPage.tsx';
import { isMissing } from './missing.ts';

/** The router's `defaultNotFoundComponent`: an address without a page, or a page whose record or tab is not there. */
export function NotFound({ data }: Partial<Pick<NotFoundRouteProps, 'data'>>) {
  if (isMissing(data)) return <Missing />;
  return <ErrorPage title="This page could not be found">Check the address, or start from the dashboard.</ErrorPage>;
}

/** A known page, of something that is not there: an unknown id, tab or link. */
export function Missing() {
  return <ErrorPage title="404 Not Found">It may have been removed, or it is not yours to see.</ErrorPage>;
}
