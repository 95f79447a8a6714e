import type { Request } from '#platform/contract/endpoint.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { api } from '../api.web.ts';
import type { esubmission } from '../room.calls.ts';

/** Downloads all rows of the list as an Excel file, with the current filters and sorting. */
export function ExportList({ query }: { query: Request<typeof esubmission.list>['query'] }) {
  const { pageNumber: _page, pageSize: _size, ...rest } = query;
  return <DownloadButton address={urlOf(api.exportList, { query: rest })} />;
}
