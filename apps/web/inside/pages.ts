import type { QueryClient } from '@tanstack/react-query';
import type { AnyRoute } from '@tanstack/react-router';
import { agencyRoutes } from '#features/agency/web/routes.tsx';
import { dashboardRoutes } from '#features/dashboard/web/routes.tsx';
import { entryRoutes } from '#features/esubmission/web/entry/routes.tsx';
import { esubmissionRoutes } from '#features/esubmission/web/routes.tsx';
import { identityRoutes } from '#features/identity/web/insideRoutes.tsx';
import { profileRoutes } from '#features/profile/web/routes.tsx';
import { comingRoutes } from '../coming/comingRoutes.tsx';
import { pathsOf } from '../pathsOf.ts';

/** Every page behind sign-in, each feature's from its own routes. */
export const insidePages = (inside: AnyRoute, queries: QueryClient): AnyRoute[] => {
  const pages = [
    ...dashboardRoutes(inside),
    ...entryRoutes(inside, queries),
    ...esubmissionRoutes(inside),
    ...agencyRoutes(inside),
    ...identityRoutes(inside),
    ...profileRoutes(inside),
  ];
  return [...pages, ...comingRoutes(inside, pathsOf(pages))];
};
