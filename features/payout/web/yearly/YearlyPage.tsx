import { Button, Select } from '@mantine/core';
import { IconCalendarDollar } from '@tabler/icons-react';
import { useState } from 'react';
import { dayOf } from '#platform/contract/days.ts';
import type { Request } from '#platform/contract/endpoint.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import type { payout } from '../../contract/index.ts';
import type { PaidInYear } from '../../contract/yearly.ts';
import { particulars } from '../../words.ts';
import { api } from '../api.ts';
import { PayoutsHeader } from '../PayoutsHeader.tsx';
import { PersonYear } from './PersonYear.tsx';
import classes from './yearly.module.css';
import { yearlyColumns } from './yearlyColumns.tsx';
import { yearlyList } from './yearlyList.ts';

/** So many years are offered. */
const offered = 6;

const yearsUntil = (last: number) => Array.from({ length: offered }, (_, back) => String(last - back));

type Query = Request<typeof payout.paidInYear>['query'];

/** /agency-desk/finance/payouts/years: what salespeople were paid in a year, and the yearly commission file. */
export function YearlyPage() {
  const years = yearsUntil(Number(dayOf(Temporal.Now.instant().toString()).slice(0, 4)));
  const list = useListSearch(yearlyList);
  const [opened, setOpened] = useState<PaidInYear>();
  const { year = years[0] ?? '', ...filters } = list.filters;
  const found = useData(api.paidInYear, { query: { ...list.query, year } as Query }, { keepPrevious: true });
  const missing = found.data?.missing ?? 0;
  return (
    <>
      <PayoutsHeader
        title="Yearly file"
        action={
          <>
            <DownloadButton address={urlOf(api.paidInYearSheet, { query: { ...filters, year } as Query })} />
            <DownloadButton address={urlOf(api.yearlySheet, { query: { year } })}>Yearly file for IRAS</DownloadButton>
          </>
        }
      />
      <p className={classes.lead}>
        Commission paid in a year, by the day of payment. What the bank returned is taken out on the day of the return.
        The file for IRAS has the full identity of each salesperson; who makes it is recorded.
      </p>
      {missing > 0 && filters.particulars !== 'MISSING' && (
        <div className={classes.missing}>
          <Notice
            tone="warning"
            title={missingTitle(missing)}
            action={
              <Button size="xs" variant="default" onClick={() => list.setFilters({ year, particulars: 'MISSING' })}>
                Show them
              </Button>
            }
          >
            The file needs identity number, nationality, sex and date of birth. The people desk writes them on the
            person’s page.
          </Notice>
        </div>
      )}
      <DataTable
        name="paid-in-year"
        label={`Paid in ${year}`}
        columns={yearlyColumns(found.data?.sums)}
        rowId={({ userId }) => userId}
        onOpen={setOpened}
        {...tableOf(list, found)}
        filters={
          <FilterBar
            list={list}
            lead={
              <Select
                aria-label="Year"
                w={100}
                data={[...new Set([...years, year])]}
                value={year}
                onChange={(value) => value && list.setFilter('year', value)}
                allowDeselect={false}
              />
            }
            search={{ name: 'search', label: 'Name or SA number' }}
            selects={[{ name: 'particulars', label: 'Particulars', options: optionsOf(particulars) }]}
          />
        }
        onClearFilters={Object.keys(filters).length > 0 ? () => list.setFilters({ year }) : undefined}
        empty={
          <EmptyState icon={IconCalendarDollar} title={`Nobody was paid in ${year}`}>
            A salesperson comes here with the first payment of the year.
          </EmptyState>
        }
      />
      <PersonYear year={year} person={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}

const missingTitle = (count: number) =>
  `The particulars of ${count === 1 ? '1 salesperson' : `${count} salespeople`} are missing`;
