import { IconArrowsSplit } from '@tabler/icons-react';
import { useMe } from '#features/identity/web/index.ts';
import { approvalColumns, approvalStates, seesMoney } from '#features/ledger/web/index.ts';
import type { Request } from '#platform/contract/endpoint.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { NotFound } from '#platform/web/errors/NotFound.tsx';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { UnbrokenNumbers } from '#platform/web/kit/text/UnbrokenNumbers.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import type { ResplitRow, resplitCalls } from '../../contract/resplit.ts';
import { api } from '../api.ts';
import { resplitList, resplitQuery } from './resplitList.ts';

/** /agency-desk/finance/deals/resplits: frozen splits that are to be worked out anew, or were. */
export function ResplitsPage() {
  return seesMoney(useMe()) ? <Resplits /> : <NotFound />;
}

const columnsOf = (sums: { movedCents: number } | null | undefined): Column<ResplitRow>[] => [
  {
    id: 'deal',
    header: 'Deal',
    width: 170,
    cell: ({ dealNo }) => <UnbrokenNumbers>{dealNo}</UnbrokenNumbers>,
  },
  { id: 'reason', header: 'Reason', card: 'lead', cell: ({ reason }) => reason },
  {
    id: 'moved',
    header: 'Moved (S$)',
    align: 'end',
    width: 140,
    cell: ({ movedCents }) => <Money bare cents={movedCents} />,
    total: sums && <Money bare cents={sums.movedCents} />,
  },
  ...approvalColumns,
];

type Filters = Request<typeof resplitCalls.resplitsSheet>['query'];

function Resplits() {
  const list = useListSearch(resplitList);
  const found = useData(api.resplits, { query: resplitQuery(list.query) }, { keepPrevious: true });
  return (
    <>
      <PageHeader
        title="Resplits"
        crumbs={[{ label: 'Agency Desk' }, { label: 'Deals', to: '/agency-desk/finance/deals' }, { label: 'Resplits' }]}
        action={<DownloadButton address={urlOf(api.resplitsSheet, { query: list.filters as Filters })} />}
      />
      <DataTable
        name="resplits"
        label="Resplits"
        columns={columnsOf(found.data?.sums)}
        rowId={({ resplitId }) => resplitId}
        {...tableOf(list, found)}
        to={({ dealNo }) => `/agency-desk/finance/deals?search=${dealNo}`}
        filters={
          <FilterBar
            list={list}
            search={{ name: 'search', label: 'Deal number' }}
            selects={[{ name: 'state', label: 'State', options: approvalStates }]}
          />
        }
        empty={
          <EmptyState icon={IconArrowsSplit} title="No resplits">
            A split that money has come in for is worked out anew by one of finance and approved by another.
          </EmptyState>
        }
      />
    </>
  );
}
