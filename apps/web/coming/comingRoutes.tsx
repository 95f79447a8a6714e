import { type AnyRoute, createRoute, notFound } from '@tanstack/react-router';
import { lazy } from 'react';
import { comingPages } from './comingPages.ts';
import { isTab } from './isTab.ts';

const ComingPage = lazy(async () => ({ default: (await import('./ComingPage.tsx')).ComingPage }));

/** A route for every page that has none yet; `taken` are the paths that have one. */
export const comingRoutes = (parent: AnyRoute, taken: readonly string[]) =>
  Object.entries(comingPages)
    .filter(([path]) => !taken.includes(path))
    .map(([path, { tabs = 0, ...page }]) =>
      createRoute({
        getParentRoute: () => parent,
        path,
        beforeLoad: ({ location }) => {
          if (!isTab((location.search as { tab?: string }).tab, tabs)) throw notFound();
        },
        component: () => <ComingPage {...page} />,
      }),
    );
