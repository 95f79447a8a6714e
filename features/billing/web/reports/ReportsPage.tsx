import { Box, Select, Skeleton, Table } from '@mantine/core';
import { useState } from 'react';
import { useMe } from '#features/identity/web/index.ts';
import { monthWords, seesMoney } from '#features/ledger/web/index.ts';
import { dayOf } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { formatMoney, percentText } from '#platform/contract/money.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { NotFound } from '#platform/web/errors/NotFound.tsx';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { StatTiles } from '#platform/web/kit/figures/StatTiles.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import type { billing } from '../../contract/index.ts';
import { quartersUntil } from '../../rules/reports/quarter.ts';
import { api } from '../api.ts';
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
      <Panel title="GST of a quarter" description="Invoices less credit notes, by the day of each paper.">
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

/** So many quarters and months are offered. */
const [quarterCount, monthCount] = [12, 24];

function GstQuarter() {
  const quarters = quartersUntil(today(), quarterCount);
  const [quarter, setQuarter] = useState(quarters[0] ?? '');
  const found = useData(api.gst, { query: { quarter } }, { keepPrevious: true });
  return (
    <>
      <div className={classes.pickers}>
        <Select
          label="Quarter"
          data={quarters.map((value) => ({ value, label: value.replace('-', ' ') }))}
          value={quarter}
          onChange={(value) => value && setQuarter(value)}
          allowDeselect={false}
        />
        <DownloadButton address={urlOf(api.gstSheet, { query: { quarter } })} />
      </div>
      {found.error ? (
        <ErrorCard error={found.error} onRetry={() => void found.refetch()} />
      ) : found.data ? (
        <GstFigures gst={found.data} />
      ) : (
        <Skeleton height={200} aria-busy="true" />
      )}
    </>
  );
}

type Gst = Data<typeof billing.gst>;

function GstFigures({ gst: { rows, outputCents, inputCents, ledgerOutputCents, early } }: { gst: Gst }) {
  return (
    <>
      <StatTiles
        tiles={[
          { label: 'Output tax', value: <Money cents={outputCents} /> },
          { label: 'Input tax', value: <Money cents={inputCents} /> },
          { label: 'To pay', value: <Money cents={outputCents - inputCents} /> },
        ]}
      />
      <Table mt="md" verticalSpacing="xs" aria-label="By rate">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Rate</Table.Th>
            <Table.Th ta="end">Papers</Table.Th>
            <Table.Th ta="end">Before GST (S$)</Table.Th>
            <Table.Th ta="end">GST (S$)</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ rate, papers, netCents, gstCents }) => (
            <Table.Tr key={rate}>
              <Table.Td>{percentText(rate)} %</Table.Td>
              <Table.Td ta="end">{papers}</Table.Td>
              <Table.Td ta="end">
                <Money bare cents={netCents} />
              </Table.Td>
              <Table.Td ta="end">
                <Money bare cents={gstCents} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {rows.length === 0 && <Notice title="No invoice was issued in this quarter." />}
      {ledgerOutputCents !== outputCents && (
        <Notice tone="danger" title={`The ledger has ${formatMoney(ledgerOutputCents)} of output tax in these days`}>
          Find the difference before you file.
        </Notice>
      )}
      {early.count > 0 && (
        <Notice tone="warning" title={`${formatMoney(early.cents)} came in before its tax invoice`}>
          Its GST falls into this quarter too. See Receipts, state “Credit left”.
        </Notice>
      )}
    </>
  );
}

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
