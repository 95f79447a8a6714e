import { useState } from 'react';
import type { Data, Request } from '#platform/contract/endpoint.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import type { payout } from '../contract/index.ts';
import type { Line } from '../contract/lines.ts';
import { lineStates } from '../words.ts';
import { api } from './api.ts';
import { LineDrawer } from './LineDrawer.tsx';
import { lineColumns } from './lineColumns.tsx';
import { lineList } from './lineList.ts';

type Filters = Request<typeof payout.linesSheet>['query'];

/** The file of the lines that the filters choose. */
export function LinesDownload({ runId }: { runId: string }) {
  const { filters } = useListSearch(lineList);
  return <DownloadButton address={urlOf(api.linesSheet, { params: { id: runId }, query: filters as Filters })} />;
}

/** The lines of a run, and each of them beside. */
export function RunLines({ run }: { run: Data<typeof payout.run> }) {
  const list = useListSearch(lineList);
  const [opened, setOpened] = useState<Line>();
  const query = list.query as Request<typeof payout.lines>['query'];
  const found = useData(api.lines, { params: { id: run.runId }, query }, { keepPrevious: true });
  return (
    <>
      <DataTable
        name="payout-lines"
        label="To pay"
        columns={lineColumns(run.kind, found.data?.sums)}
        rowId={({ lineId }) => lineId}
        onOpen={setOpened}
        {...tableOf(list, found)}
        totalsLabel="Together"
        filters={
          <FilterBar
            list={list}
            search={{ name: 'search', label: 'Payee or voucher' }}
            selects={
              run.sentOn || run.leftOut.length > 0
                ? [{ name: 'state', label: 'State', options: optionsOf(lineStates) }]
                : []
            }
          />
        }
      />
      <LineDrawer run={run} line={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}
