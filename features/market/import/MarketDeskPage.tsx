import { Button } from '@mantine/core';
import { IconDatabaseImport } from '@tabler/icons-react';
import { useState } from 'react';
import { useData } from '#platform/web/api/useData.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { api } from '../api.web.ts';
import { datasets } from '../datasets.words.ts';
import { importList } from '../lists.web.ts';
import { Datasets } from './Datasets.tsx';
import { ImportDrawer } from './ImportDrawer.tsx';
import { importFields } from './imports.words.ts';
import { StateBadge } from './StateBadge.tsx';
import { UploadDrawer } from './UploadDrawer.tsx';

/** /agency-desk/market: the files of market data, how far they go, and how they came. */
export function MarketDeskPage() {
  const [uploading, setUploading] = useState(false);
  const [opened, setOpened] = useState<number>();
  const query = useData(api.datasets, {});
  return (
    <>
      <ListPage
        fields={importFields}
        call={api.imports}
        file={api.importsSheet}
        search={importList}
        name="market-imports"
        title="Market data"
        label="Imports"
        action={<Button onClick={() => setUploading(true)}>Upload a file</Button>}
        notice={query.data && <Datasets datasets={query.data} />}
        rowId={({ id }) => String(id)}
        onOpen={({ id }) => setOpened(id)}
        selects={[{ name: 'dataset', label: 'Dataset', options: optionsOf(datasets) }]}
        columns={[
          { field: 'dataset', under: 'fileName', card: 'address', width: 260 },
          {
            field: 'state',
            card: 'state',
            width: 120,
            cell: ({ state }) => <StateBadge state={state} />,
          },
          { field: 'read', width: 90 },
          { field: 'loaded', width: 90 },
          { field: 'changed', width: 90 },
          { field: 'removed', width: 90 },
          { field: 'rejected', width: 90 },
          {
            field: 'startedAt',
            width: 190,
            cell: ({ startedAt, person }) => (
              <TwoLines sub={person ?? 'Automatic'}>
                <Instant at={startedAt} />
              </TwoLines>
            ),
          },
        ]}
        empty={
          <EmptyState icon={IconDatabaseImport} title="No files yet">
            Upload a file of HDB or URA. Its columns say which kind it is.
          </EmptyState>
        }
      />
      <UploadDrawer
        opened={uploading}
        onClose={() => setUploading(false)}
        onBegun={(id) => {
          setUploading(false);
          setOpened(id);
        }}
      />
      <ImportDrawer id={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}
