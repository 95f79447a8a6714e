import { ErrorPage } from './ErrorPage.tsx';

/** The router's `defaultNotFoundComponent`: an address that leads nowhere. */
export function NotFound() {
  return <ErrorPage title="This page could not be found">Check the address, or start from the dashboard.</ErrorPage>;
}
