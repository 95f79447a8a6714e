import { Button } from '@mantine/core';
import { IconTableExport } from '@tabler/icons-react';
import type { Request } from '#platform/contract/endpoint.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useDownload } from '#platform/web/files/saveFile.ts';
import { formatBytes } from '#platform/web/files/uploadState.ts';
import type { esubmission } from '../../contract/index.ts';
import { api } from '../api.ts';

/** Downloads all rows of the list as an Excel file, with the current filters and sorting. */
export function ExportList({ query }: { query: Request<typeof esubmission.list>['query'] }) {
  const { pageNumber: _page, pageSize: _size, ...rest } = query;
  const { bytes, start } = useDownload(urlOf(api.exportList, { query: rest }));
  return (
    <Button
      variant="default"
      leftSection={<IconTableExport size={17} stroke={1.7} />}
      disabled={bytes !== undefined}
      onClick={() => void start()}
    >
      {bytes === undefined ? 'Export' : `Exporting… ${formatBytes(bytes)}`}
    </Button>
  );
}
