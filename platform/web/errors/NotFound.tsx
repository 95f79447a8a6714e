import type { NotFoundRouteProps } from '@tanstack/react-router';
import { formatInstant } from '#platform/contract/days.ts';
import type { ClosedDesks } from '../shell/reader.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { isMissing } from './missing.ts';

/** The router's `defaultNotFoundComponent`: an address without a page, or a page whose record or tab is not there. */
export function NotFound({ data }: Partial<Pick<NotFoundRouteProps, 'data'>>) {
  if (isMissing(data)) return <Missing />;
  if (isClosedDesk(data)) return <Later {...data} />;
  return <ErrorPage title="This page could not be found">Check the address, or start from the dashboard.</ErrorPage>;
}

/** A known page, of something that is not there: an unknown id, tab or link. */
export function Missing() {
  return <ErrorPage title="404 Not Found">It may have been removed, or it is not yours to see.</ErrorPage>;
}

const isClosedDesk = (data: unknown): data is ClosedDesks =>
  typeof data === 'object' && data !== null && 'closed' in data;

/** A page of a desk that is closed to the person for a time. */
function Later({ why, until }: ClosedDesks) {
  return (
    <ErrorPage title="Not open to you yet">
      {why}. For safety, you can read this from {formatInstant(until)} (Singapore time). Nothing is wrong with your
      account.
    </ErrorPage>
  );
}
