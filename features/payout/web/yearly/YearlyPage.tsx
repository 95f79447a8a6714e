import { Group, Select, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useMe } from '#features/identity/web/index.ts';
import { seesMoney } from '#features/ledger/web/index.ts';
import { dayOf } from '#platform/contract/days.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { NotFound } from '#platform/web/errors/NotFound.tsx';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { StatTiles } from '#platform/web/kit/figures/StatTiles.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { api } from '../api.ts';

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
      <PageHeader
        title="Yearly file"
        crumbs={[
          { label: 'Agency Desk' },
          { label: 'Payouts', to: '/agency-desk/finance/payouts' },
          { label: 'Yearly file' },
        ]}
        action={<DownloadButton address={urlOf(api.yearlySheet, { query: { year } })} />}
      />
      <Panel
        title="Commission paid in a year"
        description="By the day of payment. The file has a row for each salesperson."
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
  const { people, commissionCents, gstCents, netCents } = found.data;
  return (
    <StatTiles
      tiles={[
        { label: 'Salespeople', value: people },
        { label: 'Commission', value: <Money cents={commissionCents} /> },
        { label: 'GST', value: <Money cents={gstCents} /> },
        { label: 'Paid out', value: <Money cents={netCents} /> },
      ]}
    />
  );
}
