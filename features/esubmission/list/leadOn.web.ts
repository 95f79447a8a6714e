import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { findMe } from '#features/identity/index.web.ts';
import { dataOptions } from '#platform/web/api/useData.ts';
import { api } from '../api.web.ts';
import { seesSubmissions } from '../readers.web.ts';

/** Whether I have created any submission. Submissions in which I only have a share do not count. */
const hasSubmissions = async (queries: QueryClient): Promise<boolean> => {
  const { totalRecords } = await queries.fetchQuery(
    dataOptions(api.list, { query: { pageNumber: 1, pageSize: 1, own: 'true' } }),
  );
  return totalRecords > 0;
};

/** /e-submission alone: leads to the list if I have submissions, otherwise to the wizard. Exempt people choose. */
export const leadOn = async ({ queries }: { queries: QueryClient }): Promise<void> => {
  const me = await findMe(queries);
  if (!me || me.exemptFromGuard) return;
  // Desks without submissions are led to the list, which says so.
  const isList = !seesSubmissions(me) || (await hasSubmissions(queries));
  const to = isList ? 'status-of-submission' : 'submit-new-transaction';
  throw redirect({ to: `/e-submission/${to}`, replace: true });
};
