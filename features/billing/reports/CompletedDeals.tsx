import { Select } from '@mantine/core';
import { useState } from 'react';
import { dayOf, formatMonth } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { api } from '../api.web.ts';
import type { billing } from '../room.calls.ts';
import classes from './reports.module.css';

const today = () => dayOf(Temporal.Now.instant().toString());

type Row = Data<typeof billing.completedDeals>['rows'][number];

const columns: Column<Row>[] = [
  {
    id: 'deal',
    header: 'Deal',
    width: 160,
    cell: ({ dealNo, completedOn }) => (
      <TwoLines strong sub={<Day day={completedOn} />}>
        {dealNo}
      </TwoLines>
    ),
  },
  {
    id: 'property',
    header: 'Property',
    card: 'address',
    cell: ({ address, propertyType }) => <TwoLines sub={propertyType}>{address}</TwoLines>,
  },
  {
    id: 'transaction',
    header: 'Transaction',
    width: 140,
    cell: ({ transaction, client }) => <TwoLines sub={client}>{transaction}</TwoLines>,
  },
  { id: 'salespersons', header: 'Salespersons', width: 220, cell: ({ registrations }) => registrations },
];

const pageSize = 20;

/** So many months are offered. */
const monthCount = 24;

/** The residential deals that were completed in a month. */
export function CompletedDeals() {
  const months = monthsUntil(today(), monthCount);
  const [month, setMonth] = useState(months[1] ?? '');
  const [page, setPage] = useState(1);
  const query = { month, pageNumber: page, pageSize, sortDirection: 'asc' as const };
  const found = useData(api.completedDeals, { query }, { keepPrevious: true });
  return (
    <>
      <div className={classes.pickers}>
        <Select
          label="Month"
          data={months.map((value) => ({ value, label: formatMonth(`${value}-01`) }))}
          value={month}
          onChange={(value) => {
            if (!value) return;
            setMonth(value);
            setPage(1);
          }}
          allowDeselect={false}
        />
        <DownloadButton address={urlOf(api.completedSheet, { query: { month } })} />
      </div>
      <DataTable
        name="completed-deals"
        label="Completed residential deals"
        columns={columns}
        rows={found.data?.rows}
        rowId={({ dealNo }) => dealNo}
        query={found}
        paging={{
          page,
          pageSize,
          total: found.data?.totalRecords ?? 0,
          totalIsCapped: found.data?.totalIsCapped ?? false,
          onPage: setPage,
        }}
        empty={<EmptyState title="No residential deal was completed in this month" />}
      />
    </>
  );
}

const monthsUntil = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, back) =>
    Temporal.PlainYearMonth.from(day.slice(0, 7)).subtract({ months: back }).toString(),
  );
