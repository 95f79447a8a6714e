import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { comingPages } from './comingPages.ts';

const ComingPage = lazy(async () => ({ default: (await import('./ComingPage.tsx')).ComingPage }));

/** A route for every page that has none yet; `taken` are the paths that have one. */
export const comingRoutes = (parent: AnyRoute, taken: readonly string[]) =>
  Object.entries(comingPages)
    .filter(([path]) => !taken.includes(path))
    .map(([path, page]) =>
      createRoute({ getParentRoute: () => parent, path, component: () => <ComingPage {...page} /> }),
    );
