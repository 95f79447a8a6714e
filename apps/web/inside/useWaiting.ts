import { esubmissionApi, recentSubmissions, seesSubmissions, worksAtDesk } from '#features/esubmission/web/index.ts';
import { useMe } from '#features/identity/web/index.ts';
import { useData } from '#platform/web/api/useData.ts';
import type { Waiting } from './menu.ts';

const submitted = 2;
const returned = 5;

/** What waits for me: submissions returned to me, or for staff those submitted to the agency desk. */
export const useWaiting = (): Waiting => {
  const me = useMe();
  const { data } = useData(esubmissionApi.list, recentSubmissions, { enabled: seesSubmissions(me), staleTime: 60_000 });
  const count = (id: number) => data?.statusCounts.find((each) => each.id === id)?.count;
  return worksAtDesk(me)
    ? { '/agency-desk/submissions': count(submitted) }
    : { '/e-submission/status-of-submission': count(returned) };
};
