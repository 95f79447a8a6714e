import { Button, Select } from '@mantine/core';
import { IconCalendarDollar } from '@tabler/icons-react';
import { dayOf } from '#platform/contract/days.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { useList } from '#platform/web/list/useList.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import { useOpenedRow } from '#platform/web/record/useOpenedRow.ts';
import { api } from '../api.web.ts';
import { yearlyList } from '../lists.web.ts';
import { particulars } from '../payout.words.ts';
import { PersonYear } from './PersonYear.tsx';
import type { PaidInYear } from './yearly.calls.ts';
import classes from './yearly.module.css';
import { paidInYearFields } from './yearly.words.ts';

/** So many years are offered. */
const offered = 6;

const yearsUntil = (last: number) => Array.from({ length: offered }, (_, back) => String(last - back));

/** /agency-desk/finance/payouts/years: what salespeople were paid in a year, and the yearly commission file. */
export function YearlyPage() {
  const years = yearsUntil(Number(dayOf(Temporal.Now.instant().toString()).slice(0, 4)));
  const { year = years[0] ?? '' } = useListSearch(yearlyList).filters;
  const { list, found } = useList(api.paidInYear, yearlyList, { always: { year } });
  const opened = useOpenedRow<PaidInYear>();
  const missing = found.data?.missing ?? 0;
  return (
    <>
      <ListPage
        fields={paidInYearFields}
        call={api.paidInYear}
        file={api.paidInYearSheet}
        search={yearlyList}
        always={{ year }}
        name="paid-in-year"
        title="Payouts"
        label={`Paid in ${year}`}
        action={
          <DownloadButton address={urlOf(api.yearlySheet, { query: { year } })}>Yearly file for IRAS</DownloadButton>
        }
        notice={
          <>
            <p className={classes.lead}>
              Commission paid in a year, by the day of payment. What the bank returned is taken out on the day of the
              return. The file for IRAS has the full identity of each salesperson; who makes it is recorded.
            </p>
            {missing > 0 && list.filters.particulars !== 'MISSING' && (
              <div className={classes.missing}>
                <Notice
                  tone="warning"
                  title={missingTitle(missing)}
                  action={
                    <Button
                      size="xs"
                      variant="default"
                      onClick={() => list.setFilters({ year, particulars: 'MISSING' })}
                    >
                      Show them
                    </Button>
                  }
                >
                  The file needs identity number, nationality, sex and date of birth. The people desk writes them on the
                  person’s page.
                </Notice>
              </div>
            )}
          </>
        }
        rowId="userId"
        onOpen={opened.open}
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
        searches="Name or SA number"
        selects={[{ name: 'particulars', label: 'Particulars', options: optionsOf(particulars) }]}
        columns={[
          { field: 'name', under: 'saNo', card: 'address' },
          { field: 'ownCents', width: 122 },
          { field: 'overridingCents', width: 122 },
          { field: 'commissionCents', header: 'Gross income (S$)', width: 122 },
          { field: 'gstCents', width: 110 },
          { field: 'feeCents', width: 122, hidden: true },
          { field: 'withheldCents', width: 122, hidden: true },
          { field: 'advanceCents', width: 122, hidden: true },
          { field: 'writtenOffCents', width: 122, hidden: true },
          { field: 'netCents', width: 122 },
          { field: 'particulars', cell: ParticularsBadge, card: 'state', width: 120 },
        ]}
        empty={
          <EmptyState icon={IconCalendarDollar} title={`Nobody was paid in ${year}`}>
            A salesperson comes here with the first payment of the year.
          </EmptyState>
        }
      />
      <PersonYear year={year} person={opened.row} {...opened.drawer} />
    </>
  );
}

const ParticularsBadge = (row: PaidInYear) => (
  <StatusBadge tone={row.particulars === 'MISSING' ? 'warning' : 'success'}>{particulars[row.particulars]}</StatusBadge>
);

const missingTitle = (count: number) =>
  `The particulars of ${count === 1 ? '1 salesperson' : `${count} salespeople`} are missing`;
