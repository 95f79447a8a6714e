import { IconFilePencil } from '@tabler/icons-react';
import { approvalColumns, approvalStates } from '#features/ledger/web/index.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import type { RevisionRow } from '../../contract/revisions.ts';
import { api } from '../api.ts';
import { filtersOf } from '../filtersOf.ts';
import { revisionList, revisionQuery } from './revisionList.ts';

const columnsOf = (sums: { changeCents: number } | null | undefined): Column<RevisionRow>[] => [
  {
    id: 'deal',
    header: 'Deal',
    width: 240,
    cell: ({ dealNo, number, address }) => (
      <TwoLines strong sub={`Revision ${number} · ${address}`}>
        {dealNo}
      </TwoLines>
    ),
  },
  { id: 'reason', header: 'Reason', card: 'lead', cell: ({ reason }) => reason },
  {
    id: 'change',
    header: 'Commission (S$)',
    align: 'end',
    width: 160,
    cell: ({ changeCents }) => <Money bare cents={changeCents} />,
    total: sums && <Money bare cents={sums.changeCents} />,
  },
  ...approvalColumns,
];

/** /agency-desk/finance/deals/revisions: deals whose commission, shares or bills are to change, or did. */
export function RevisionsPage() {
  const list = useListSearch(revisionList);
  const found = useData(api.revisions, { query: revisionQuery(list.query) }, { keepPrevious: true });
  return (
    <>
      <PageHeader
        title="Deal revisions"
        crumbs={[
          { label: 'Agency Desk' },
          { label: 'Deals', to: '/agency-desk/finance/deals' },
          { label: 'Revisions' },
        ]}
        action={<DownloadButton address={urlOf(api.revisionsSheet, { query: filtersOf(revisionQuery(list.query)) })} />}
      />
      <DataTable
        name="deal-revisions"
        label="Deal revisions"
        columns={columnsOf(found.data?.sums)}
        rowId={({ revisionId }) => revisionId}
        {...tableOf(list, found)}
        to={({ dealId }) => `/agency-desk/finance/deals/${dealId}/revision`}
        filters={
          <FilterBar
            list={list}
            search={{ name: 'search', label: 'Deal number' }}
            selects={[{ name: 'state', label: 'State', options: approvalStates }]}
          />
        }
        empty={
          <EmptyState icon={IconFilePencil} title="No revisions">
            The commission, shares or bills of an approved deal are changed by one of finance and approved by another.
          </EmptyState>
        }
      />
    </>
  );
}
