import { Select, Skeleton, Table } from '@mantine/core';
import { useState } from 'react';
import { dayOf } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { formatMoney, percentText } from '#platform/contract/money.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { StatTiles } from '#platform/web/kit/figures/StatTiles.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import type { billing } from '../../contract/index.ts';
import { quartersUntil } from '../../rules/reports/quarter.ts';
import { api } from '../api.ts';
import { Filing } from './Filing.tsx';
import classes from './reports.module.css';

/** So many quarters are offered. */
const quarterCount = 12;

/** The GST of a quarter, and whether it was filed. */
export function GstQuarter() {
  const quarters = quartersUntil(dayOf(Temporal.Now.instant().toString()), quarterCount);
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
        <>
          <GstFigures gst={found.data} />
          <Filing key={quarter} quarter={quarter} gst={found.data} />
        </>
      ) : (
        <Skeleton height={200} aria-busy="true" />
      )}
    </>
  );
}

type Gst = Data<typeof billing.gst>;

function GstFigures({ gst: { rows, feesCents, outputCents, inputCents, differenceCents } }: { gst: Gst }) {
  return (
    <>
      <StatTiles
        tiles={[
          { label: 'Output tax', value: <Money cents={outputCents} /> },
          { label: 'Input tax', value: <Money cents={inputCents} /> },
          { label: 'To pay', value: <Money cents={outputCents - inputCents} /> },
        ]}
      />
      {rows.length + Math.abs(feesCents) === 0 ? (
        <Notice title="No invoice counts in this quarter." />
      ) : (
        <Table mt="md" verticalSpacing="xs" horizontalSpacing={6} aria-label="By rate">
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
            {feesCents !== 0 && (
              <Table.Tr>
                <Table.Td colSpan={3}>On fees of salespeople</Table.Td>
                <Table.Td ta="end">
                  <Money bare cents={feesCents} />
                </Table.Td>
              </Table.Tr>
            )}
          </Table.Tbody>
        </Table>
      )}
      {differenceCents !== 0 && (
        <Notice
          tone="danger"
          title={`The ledger’s output tax differs from these papers by ${formatMoney(differenceCents)}`}
        >
          Find the difference before you file.
        </Notice>
      )}
    </>
  );
}
