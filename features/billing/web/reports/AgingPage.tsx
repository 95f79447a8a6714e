import { Anchor } from '@mantine/core';
import { IconHourglassEmpty } from '@tabler/icons-react';
import { useMe } from '#features/identity/web/index.ts';
import { seesMoney } from '#features/ledger/web/index.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { NotFound } from '#platform/web/errors/NotFound.tsx';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { SegmentedControl } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { pagingOf } from '#platform/web/list/pagingOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import type { billing } from '../../contract/index.ts';
import { type Lateness, lateness } from '../../rules/reports/late.ts';
import { type AgingGroup, agingGroups } from '../../words.ts';
import { api } from '../api.ts';
import { agingList, agingQuery } from './agingList.ts';

/** /agency-desk/finance/aging: what is open of invoices by how late it is. Every figure leads to its invoices. */
export function AgingPage() {
  return seesMoney(useMe()) ? <Aging /> : <NotFound />;
}

type Found = Data<typeof billing.aging>;
type Row = Found['rows'][number];

const groupOptions = optionsOf(agingGroups);
const filterOf: Record<AgingGroup, string> = { AGENT: 'agent', TEAM: 'team', CLIENT: 'client' };

const listTo = (by: AgingGroup, row: Row | undefined, more: { late: Lateness } | { disputed: 'true' }) => {
  const query = new URLSearchParams({ ...(row?.key && { [filterOf[by]]: row.key }), ...more });
  return `/agency-desk/finance/invoices?${query}`;
};

function Figure({ cents, to }: { cents: number; to: string | undefined }) {
  if (cents === 0) return '–';
  return to ? (
    <Anchor component={RouteLink} to={to} inherit c="inherit">
      <Money bare cents={cents} />
    </Anchor>
  ) : (
    <Money bare cents={cents} />
  );
}

// Salespeople without a leader have no list of their own.
const hasList = (by: AgingGroup, row: Row) => by !== 'TEAM' || row.key !== '';

const columnsOf = (by: AgingGroup, found: Found | undefined): Column<Row>[] => [
  { id: 'name', header: agingGroups[by], cell: ({ name }) => name },
  ...(Object.keys(lateness) as Lateness[]).map(
    (late): Column<Row> => ({
      id: late,
      header: lateness[late],
      align: 'end',
      width: 96,
      cell: (row) => <Figure cents={row.buckets[late]} to={hasList(by, row) ? listTo(by, row, { late }) : undefined} />,
      total: found && <Figure cents={found.sums[late]} to={listTo(by, undefined, { late })} />,
    }),
  ),
  {
    id: 'total',
    header: 'Open (S$)',
    align: 'end',
    width: 112,
    cell: ({ totalCents }) => <Money bare cents={totalCents} />,
    total: found && <Money bare cents={found.sumCents} />,
  },
  {
    id: 'disputed',
    header: 'Disputed (S$)',
    align: 'end',
    width: 112,
    cell: (row) => (
      <Figure cents={row.disputedCents} to={hasList(by, row) ? listTo(by, row, { disputed: 'true' }) : undefined} />
    ),
    total: found && <Figure cents={found.disputedCents} to={listTo(by, undefined, { disputed: 'true' })} />,
  },
];

function Aging() {
  const list = useListSearch(agingList);
  const by = (list.filters.by ?? 'AGENT') as AgingGroup;
  const found = useData(api.aging, { query: agingQuery(list.query) }, { keepPrevious: true });
  return (
    <>
      <PageHeader
        title="Aging"
        crumbs={[{ label: 'Agency Desk' }, { label: 'Aging' }]}
        action={<DownloadButton address={urlOf(api.agingSheet, { query: { by } })} />}
      />
      <DataTable
        name="aging"
        label="Aging"
        columns={columnsOf(by, found.data)}
        rows={found.data?.rows}
        rowId={({ key }) => key}
        query={found}
        paging={pagingOf(list, found.data)}
        filters={
          <SegmentedControl
            aria-label="Grouped by"
            data={groupOptions}
            value={by}
            onChange={(value) => list.setFilter('by', value)}
          />
        }
        empty={
          <EmptyState icon={IconHourglassEmpty} title="Nothing is open">
            Every invoice is paid.
          </EmptyState>
        }
      />
    </>
  );
}
