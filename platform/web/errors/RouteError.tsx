import { Button } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { reloadForChunk } from './chunkReload.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { routeErrorTitle, statusOf } from './routeErrors.ts';

/** The router's `defaultErrorComponent`: a page that failed to load or to draw. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const gone = statusOf(error) === 404;
  useEffect(() => {
    if (!gone && !reloadForChunk(error)) console.error(error);
  }, [error, gone]);
  return (
    <ErrorPage
      title={routeErrorTitle(error)}
      actions={
        !gone && (
          <Button variant="default" onClick={reset}>
            Try again
          </Button>
        )
      }
    >
      {gone
        ? 'It may have been removed, or it is not yours to see.'
        : 'The page could not be shown. Try again in a moment.'}
    </ErrorPage>
  );
}
