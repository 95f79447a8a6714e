import { Button } from '@mantine/core';
import { IconCalendarMonth } from '@tabler/icons-react';
import { useState } from 'react';
import { type Day, formatMonth } from '#platform/contract/days.ts';
import type { Data, Request } from '#platform/contract/endpoint.ts';
import { formatCount } from '#platform/contract/money.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { StateTabs } from '#platform/web/list/StateTabs.tsx';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import type { ledger } from '../contract.ts';
import { monthStates } from '../words.ts';
import { api } from './api.ts';
import { CloseMonth } from './CloseMonth.tsx';
import { monthList } from './monthList.ts';

type Found = Data<typeof ledger.months>;
type Month = Found['rows'][number];

const stateOptions = optionsOf(monthStates);

const columnsOf = (found: Found | undefined, onClose: (month: Day) => void): Column<Month>[] => [
  { id: 'month', header: 'Month', cell: ({ month }) => formatMonth(month) },
  {
    id: 'entries',
    header: 'Entries',
    align: 'end',
    width: 110,
    cell: ({ entries }) => formatCount(entries),
    total: found && formatCount(found.sums.entries),
  },
  {
    id: 'debit',
    header: 'Debit (S$)',
    align: 'end',
    width: 180,
    cell: ({ debitCents }) => <Money bare cents={debitCents} />,
    total: found && <Money bare cents={found.sums.debitCents} />,
  },
  {
    id: 'state',
    header: 'State',
    width: 260,
    card: 'state',
    cell: ({ month, closedAt, closedBy }) => (
      <>
        {closedAt && (
          <TwoLines sub={closedBy}>
            Closed <Instant at={closedAt} />
          </TwoLines>
        )}
        {!closedAt && month !== found?.next && <StatusBadge tone="neutral">{monthStates.OPEN}</StatusBadge>}
        {month === found?.next && (
          <Button size="compact-sm" variant="default" onClick={() => onClose(month)}>
            Close month
          </Button>
        )}
      </>
    ),
  },
];

/** The months of the ledger. The oldest open one is closed once it is over. `all` are those that can be chosen, the newest first. */
export function Months({ all }: { all: readonly Pick<Month, 'month'>[] }) {
  const list = useListSearch(monthList);
  const query = list.filters as Request<typeof ledger.months>['query'];
  const found = useData(api.months, { query }, { keepPrevious: true });
  const [closing, setClosing] = useState<Day>();
  const years = [...new Set(all.map(({ month }) => month.slice(0, 4)))];
  return (
    <Panel
      title="Months"
      description="A month is closed when it is over and its bank statement agrees."
      action={<DownloadButton address={urlOf(api.monthsSheet, { query })} />}
    >
      <StateTabs list={list} state={{ name: 'state', label: 'State', options: stateOptions }} />
      <DataTable
        name="months"
        label="Months"
        columns={columnsOf(found.data, setClosing)}
        rows={found.data?.rows}
        rowId={({ month }) => month}
        query={found}
        filters={
          <FilterBar
            list={list}
            selects={[{ name: 'year', label: 'Year', options: years.map((year) => ({ value: year, label: year })) }]}
          />
        }
        empty={
          <EmptyState icon={IconCalendarMonth} title="Nothing was posted yet">
            A month comes here with its first entry.
          </EmptyState>
        }
        onClearFilters={Object.keys(list.filters).length > 0 ? list.clear : undefined}
      />
      {closing && <CloseMonth month={closing} onClose={() => setClosing(undefined)} />}
    </Panel>
  );
}
