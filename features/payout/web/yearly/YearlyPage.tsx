import { Anchor, Box, Group, Select, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useMe } from '#features/identity/web/index.ts';
import { seesMoney } from '#features/ledger/web/index.ts';
import { dayOf } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { NotFound } from '#platform/web/errors/NotFound.tsx';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { StatTiles } from '#platform/web/kit/figures/StatTiles.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import type { payout } from '../../contract/index.ts';
import { api } from '../api.ts';
import { PayoutsHeader } from '../PayoutsHeader.tsx';

/** /agency-desk/finance/payouts/years: the yearly commission file. */
export function YearlyPage() {
  return seesMoney(useMe()) ? <Yearly /> : <NotFound />;
}

/** So many years are offered. */
const offered = 6;

function Yearly() {
  const thisYear = Number(dayOf(Temporal.Now.instant().toString()).slice(0, 4));
  const [year, setYear] = useState(String(thisYear));
  return (
    <>
      <PayoutsHeader
        title="Yearly file"
        action={<DownloadButton address={urlOf(api.yearlySheet, { query: { year } })} />}
      />
      <Panel
        title="Commission paid in a year"
        description="By the day of payment. What the bank returned is taken out on the day of the return. The file has a row for each salesperson."
      >
        <Group mb="lg">
          <Select
            label="Year"
            data={Array.from({ length: offered }, (_, back) => String(thisYear - back))}
            value={year}
            onChange={(value) => value && setYear(value)}
            allowDeselect={false}
          />
        </Group>
        <Figures year={year} />
      </Panel>
    </>
  );
}

function Figures({ year }: { year: string }) {
  const found = useData(api.yearly, { query: { year } }, { keepPrevious: true });
  if (found.error) return <ErrorCard error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton height={90} aria-busy="true" />;
  const { people, commissionCents, gstCents, netCents, missing } = found.data;
  return (
    <>
      <StatTiles
        tiles={[
          { label: 'Salespeople', value: people },
          { label: 'Commission', value: <Money cents={commissionCents} /> },
          { label: 'GST', value: <Money cents={gstCents} /> },
          { label: 'Paid out', value: <Money cents={netCents} /> },
        ]}
      />
      {missing.count > 0 && <MissingParticulars missing={missing} />}
    </>
  );
}

/** Of whom the tax authority's particulars are missing. The people desk keeps them. */
function MissingParticulars({ missing: { count, rows } }: { missing: Data<typeof payout.yearly>['missing'] }) {
  const mayOpen = seesPeople(useMe());
  const people = count === 1 ? '1 salesperson' : `${count} salespeople`;
  return (
    <Box mt="lg">
      <Notice tone="warning" title={`The particulars of ${people} are missing`}>
        The file needs identity number, nationality, sex and date of birth. The people desk writes them on the person’s
        page. Those without come first in the file:{' '}
        {rows.map(({ userId, name, saNo }, index) => (
          <span key={userId}>
            {index > 0 && ', '}
            {mayOpen ? (
              <Anchor component={RouteLink} inherit c="inherit" underline="always" to={`/agency-desk/people/${userId}`}>
                {name}
              </Anchor>
            ) : (
              name
            )}{' '}
            ({saNo})
          </span>
        ))}
        {count > rows.length && ` and ${count - rows.length} more`}.
      </Notice>
    </Box>
  );
}

const seesPeople = ({ role, desks }: ReturnType<typeof useMe>) => role === 'admin' || desks.includes('people');
