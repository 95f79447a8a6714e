import { Anchor, Group } from '@mantine/core';
import { IconHourglassEmpty } from '@tabler/icons-react';
import type { Data } from '#platform/contract/endpoint.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { useFileAct } from '#platform/web/files/useFileAct.ts';
import { SegmentedControl } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import { api } from '../api.web.ts';
import { type AgingGroup, agingFilters, agingGroups } from '../billing.words.ts';
import { filtersOf } from '../filtersOf.web.ts';
import { agingList } from '../lists.web.ts';
import type { billing } from '../room.calls.ts';
import { agingQuery } from './agingQuery.web.ts';
import { type Lateness, lateness } from './late.rules.ts';

type Found = Data<typeof billing.aging>;
type Row = Found['rows'][number];

const groupOptions = optionsOf(agingGroups);
const hasOptions = optionsOf(agingFilters);
const filterOf: Record<AgingGroup, string> = { AGENT: 'agent', TEAM: 'team', CLIENT: 'client' };

/** Which invoices: of a bucket, or disputed ones. */
type Which = { late: Lateness } | { disputed: 'true' };

const listTo = (by: AgingGroup, row: Row | undefined, which: Which) => {
  const query = new URLSearchParams({ ...(row?.key && { [filterOf[by]]: row.key }), ...which });
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

type Shown = { by: AgingGroup; found: Found | undefined; isFiltered: boolean };

const columnsOf = ({ by, found, isFiltered }: Shown): Column<Row>[] => {
  const ofRow = (row: Row, which: Which) => (hasList(by, row) ? listTo(by, row, which) : undefined);
  // The list of invoices knows no filter of groups.
  const ofAll = (which: Which) => (isFiltered ? undefined : listTo(by, undefined, which));
  return [
    { id: 'name', header: agingGroups[by], cell: ({ name }) => name },
    ...(Object.keys(lateness) as Lateness[]).map(
      (late): Column<Row> => ({
        id: late,
        header: lateness[late],
        align: 'end',
        width: 88,
        cell: (row) => <Figure cents={row.buckets[late]} to={ofRow(row, { late })} />,
        total: found && <Figure cents={found.sums[late]} to={ofAll({ late })} />,
      }),
    ),
    {
      id: 'total',
      header: 'Outstanding (S$)',
      align: 'end',
      width: 96,
      cell: ({ totalCents }) => <Money bare cents={totalCents} />,
      total: found && <Money bare cents={found.sumCents} />,
    },
    {
      id: 'disputed',
      header: 'Disputed (S$)',
      align: 'end',
      width: 96,
      cell: (row) => <Figure cents={row.disputedCents} to={ofRow(row, { disputed: 'true' })} />,
      total: found && <Figure cents={found.disputedCents} to={ofAll({ disputed: 'true' })} />,
    },
  ];
};

/** /agency-desk/finance/aging: what is open of invoices by how late it is. Every figure leads to its invoices. */
export function AgingPage() {
  const list = useListSearch(agingList);
  const { by: chosen = 'AGENT', search, has } = list.filters;
  const by = chosen as AgingGroup;
  const query = agingQuery(list.query);
  const found = useData(api.aging, { query }, { keepPrevious: true });
  const isFiltered = Boolean(search || has);
  // How it is grouped is no filter, and a name is that of another kind of group after a change.
  const clear = () => list.setFilters({ by });
  const groupBy = (value: string) => list.setFilters({ by: value, ...(has && { has }) });
  const exported = useFileAct(urlOf(api.agingSheet, { query: filtersOf(query) }));
  const invoices = useFileAct(urlOf(api.agingInvoicesSheet, { query: { by } }), { label: 'Export open invoices' });
  return (
    <>
      <PageHeader title="Ageing" more={[exported, invoices]} />
      <DataTable
        name="aging"
        label="Ageing"
        narrow
        columns={columnsOf({ by, found: found.data, isFiltered })}
        rowId={({ key }) => key}
        {...tableOf(list, found)}
        filters={
          <Group gap={10}>
            <SegmentedControl aria-label="Grouped by" data={groupOptions} value={by} onChange={groupBy} />
            <FilterBar
              list={{ ...list, clear }}
              search={{ name: 'search', label: agingGroups[by] }}
              selects={[{ name: 'has', label: 'What is open', options: hasOptions, width: 160 }]}
            />
          </Group>
        }
        empty={
          <EmptyState icon={IconHourglassEmpty} title="Nothing is open">
            Every invoice is paid.
          </EmptyState>
        }
        onClearFilters={isFiltered ? clear : undefined}
      />
    </>
  );
}
