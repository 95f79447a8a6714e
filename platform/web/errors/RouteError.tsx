import { Button } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useBackOnline } from '../feedback/useOnline.ts';
import { isChunkError, reloadForChunk } from './chunkReload.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { Missing } from './NotFound.tsx';
import { routeErrorTitle, statusOf } from './routeErrors.ts';

/** The router's `defaultErrorComponent`: a page that failed to load or to draw. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const gone = statusOf(error) === 404;
  useEffect(() => {
    if (!gone && !reloadForChunk(error)) console.error(error);
  }, [error, gone]);
  // A piece of the app that was not fetched is remembered as failed: only a new start gets it.
  useBackOnline(() => (isChunkError(error) ? window.location.reload() : reset()));
  if (gone) return <Missing />;
  return (
    <ErrorPage
      title={routeErrorTitle(error)}
      actions={
        <Button variant="default" onClick={reset}>
          Try again
        </Button>
      }
    >
      The page could not be shown. Try again in a moment.
    </ErrorPage>
  );
}
