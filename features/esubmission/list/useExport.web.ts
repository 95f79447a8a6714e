import type { Request } from '#platform/contract/endpoint.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useFileAct } from '#platform/web/files/useFileAct.ts';
import type { Act } from '#platform/web/record/acts.tsx';
import { api } from '../api.web.ts';
import type { esubmission } from '../room.calls.ts';

/** Downloads all rows of the list as an Excel file, with the current filters and sorting. */
export function useExport({
  pageNumber: _page,
  pageSize: _size,
  ...rest
}: Request<typeof esubmission.list>['query']): Act {
  return useFileAct(urlOf(api.exportList, { query: rest }));
}
