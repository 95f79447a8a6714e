import { Box, Select } from '@mantine/core';
import { useState } from 'react';
import { useMe } from '#features/identity/web/index.ts';
import { monthWords, seesMoney } from '#features/ledger/web/index.ts';
import { dayOf } from '#platform/contract/days.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { NotFound } from '#platform/web/errors/NotFound.tsx';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { api } from '../api.ts';
import { GstQuarter } from './GstQuarter.tsx';
import classes from './reports.module.css';

/** /agency-desk/finance/reports: the GST of a quarter, and what the regulator asks each month. */
export function ReportsPage() {
  return seesMoney(useMe()) ? <Reports /> : <NotFound />;
}

const today = () => dayOf(Temporal.Now.instant().toString());

function Reports() {
  return (
    <>
      <PageHeader title="Reports" crumbs={[{ label: 'Agency Desk' }, { label: 'Reports' }]} />
      <Panel title="GST of a quarter" description="Invoices less credit notes, by tax point.">
        <GstQuarter />
      </Panel>
      <Box mt={20}>
        <Panel
          title="Completed residential deals"
          description="For the Council for Estate Agencies, by month of completion."
        >
          <CompletedDeals />
        </Panel>
      </Box>
    </>
  );
}

/** So many months are offered. */
const monthCount = 24;

function CompletedDeals() {
  const months = monthsUntil(today(), monthCount);
  const [month, setMonth] = useState(months[1] ?? '');
  return (
    <div className={classes.pickers}>
      <Select
        label="Month"
        data={months.map((value) => ({ value, label: monthWords(`${value}-01`) }))}
        value={month}
        onChange={(value) => value && setMonth(value)}
        allowDeselect={false}
      />
      <DownloadButton address={urlOf(api.completedSheet, { query: { month } })} />
    </div>
  );
}

const monthsUntil = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, back) =>
    Temporal.PlainYearMonth.from(day.slice(0, 7)).subtract({ months: back }).toString(),
  );
