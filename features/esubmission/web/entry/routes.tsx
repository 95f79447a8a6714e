import type { QueryClient } from '@tanstack/react-query';
import { type AnyRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { findMe } from '#features/identity/web/index.ts';
import { CallFailure } from '#platform/web/api/failure.ts';
import { dataOptions } from '#platform/web/api/useData.ts';
import { api } from '../api.ts';

/** Whether I have reported anything; what I share in is not mine to go on with. Staff whose desk has no submissions see the list's own answer to that. */
const hasSubmissions = async (queries: QueryClient): Promise<boolean> => {
  try {
    const { totalRecords } = await queries.fetchQuery(
      dataOptions(api.list, { query: { pageNumber: 1, pageSize: 1, own: 'true' } }),
    );
    return totalRecords > 0;
  } catch (error) {
    if (error instanceof CallFailure && error.status === 403) return true;
    throw error;
  }
};

/** /e-submission by itself, 00 §4: to the list when there is one, else to the wizard; exempt people choose. */
export const entryRoutes = (parent: AnyRoute, queries: QueryClient) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/e-submission',
    beforeLoad: async () => {
      const me = await findMe(queries);
      if (!me || me.exemptFromGuard) return;
      const to = (await hasSubmissions(queries)) ? 'status-of-submission' : 'submit-new-transaction';
      throw redirect({ to: `/e-submission/${to}`, replace: true });
    },
    component: lazyRouteComponent(() => import('./EntryPage.tsx'), 'EntryPage'),
  }),
];
