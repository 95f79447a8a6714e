import type { Data } from '#platform/contract/endpoint.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { List } from '#platform/web/list/List.tsx';
import { useList } from '#platform/web/list/useList.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import { useOpenedRow } from '#platform/web/record/useOpenedRow.ts';
import { api } from '../api.web.ts';
import { lineList } from '../lists.web.ts';
import { lineStates } from '../payout.words.ts';
import type { payout } from '../room.calls.ts';
import { LineDrawer } from './LineDrawer.tsx';
import { lineColumns } from './lineColumns.tsx';
import type { Line } from './lines.calls.ts';
import { lineFields } from './lines.words.ts';

/** The file of the lines that the filters choose. */
export function LinesDownload({ runId }: { runId: string }) {
  const { filters } = useListSearch(lineList);
  return <DownloadButton address={urlOf(api.linesSheet, { params: { id: runId }, query: filters })} />;
}

/** The lines of a run, and each of them beside. */
export function RunLines({ run }: { run: Data<typeof payout.run> }) {
  const opened = useOpenedRow<Line>();
  const params = { id: run.runId };
  const { found } = useList(api.lines, lineList, { params });
  return (
    <>
      <List
        fields={lineFields}
        call={api.lines}
        params={params}
        search={lineList}
        name="payout-lines"
        title="To pay"
        columns={lineColumns(run.kind, found.data?.sums)}
        rowId="lineId"
        onOpen={opened.open}
        searches="Payee or voucher"
        selects={
          run.sentOn || run.leftOut.length > 0
            ? [{ name: 'state', label: 'State', options: optionsOf(lineStates) }]
            : []
        }
      />
      <LineDrawer run={run} line={opened.row} {...opened.drawer} />
    </>
  );
}
