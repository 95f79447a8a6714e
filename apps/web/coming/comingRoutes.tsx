import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { missingPage } from '#platform/web/errors/missing.ts';
import { comingPages } from './comingPages.ts';
import { isTab } from './isTab.ts';

const ComingPage = lazy(async () => ({ default: (await import('./ComingPage.tsx')).ComingPage }));

/** Routes for the pages that come later. `taken` are the paths that rooms have. */
export const comingRoutes = (parent: AnyRoute, taken: readonly string[]) =>
  Object.entries(comingPages)
    .filter(([path]) => !taken.includes(path))
    .map(([path, { tabs = 0, name, what }]) =>
      createRoute({
        getParentRoute: () => parent,
        path,
        beforeLoad: ({ location }) => {
          if (!isTab((location.search as { tab?: string }).tab, tabs)) throw missingPage();
        },
        component: () => <ComingPage name={name} what={what} />,
      }),
    );
