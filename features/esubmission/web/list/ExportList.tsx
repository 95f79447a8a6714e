import { Button } from '@mantine/core';
import { IconTableExport } from '@tabler/icons-react';
import type { Request } from '#platform/contract/endpoint.ts';
import { urlOf } from '#platform/web/api/client.ts';
import type { esubmission } from '../../contract.ts';
import { api } from '../api.ts';

/** Saves every row of the list as it is filtered and sorted now, as an Excel file. The browser shows how far it is. */
export function ExportList({ query }: { query: Request<typeof esubmission.list>['query'] }) {
  const { pageNumber: _page, pageSize: _size, ...rest } = query;
  return (
    <Button
      component="a"
      href={urlOf(api.exportList, { query: rest })}
      download
      variant="default"
      leftSection={<IconTableExport size={17} stroke={1.7} />}
    >
      Export
    </Button>
  );
}
