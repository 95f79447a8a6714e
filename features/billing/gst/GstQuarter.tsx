import { Button, Select, Skeleton, Table } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { dayOf } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { formatMoney, percentText } from '#platform/contract/money.ts';
import { useData } from '#platform/web/api/useData.ts';
import { Figure } from '#platform/web/kit/figures/Figure.tsx';
import { StatTiles } from '#platform/web/kit/figures/StatTiles.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { api } from '../api.web.ts';
import { type GstKind, type GstSide, gstSides } from '../billing.words.ts';
import { gstQuarterOf } from '../lists.web.ts';
import classes from '../reports/reports.module.css';
import type { billing } from '../room.calls.ts';
import { Filing } from './Filing.tsx';
import { quartersUntil } from './quarter.rules.ts';

/** So many quarters are offered. */
const quarterCount = 12;

/** The GST of a quarter, and whether it was filed. */
export function GstQuarter() {
  const quarters = quartersUntil(dayOf(Temporal.Now.instant().toString()), quarterCount);
  const { quarter = quarters[0] ?? '' } = gstQuarterOf(useSearch({ strict: false }));
  const navigate = useNavigate();
  const found = useData(api.gst, { query: { quarter } }, { keepPrevious: true });
  return (
    <>
      <div className={classes.pickers}>
        <Select
          label="Quarter"
          data={[...new Set([...quarters, quarter])].map((value) => ({ value, label: value.replace('-', ' ') }))}
          value={quarter}
          onChange={(value) => value && void navigate({ to: '.', search: { quarter: value } as never, replace: true })}
          allowDeselect={false}
        />
        <Button variant="default" component={RouteLink} to={rowsTo(quarter, { of: 'OUTPUT' })}>
          Documents
        </Button>
      </div>
      {found.error ? (
        <ErrorCard error={found.error} onRetry={() => void found.refetch()} />
      ) : found.data ? (
        <>
          <GstFigures quarter={quarter} gst={found.data} />
          <Filing key={quarter} quarter={quarter} gst={found.data} />
        </>
      ) : (
        <Skeleton height={200} aria-busy="true" />
      )}
    </>
  );
}

type Gst = Data<typeof billing.gst>;

/** The page of the rows that a figure is the sum of. */
const rowsTo = (quarter: string, filters: { of: GstSide; kind?: GstKind; rate?: string }) =>
  `/agency-desk/finance/reports/gst?${new URLSearchParams({ quarter, ...filters })}`;

/** Every figure leads to its rows. What is to pay is the difference of two of them. */
function GstFigures({ quarter, gst }: { quarter: string; gst: Gst }) {
  const { rows, feesCents, outputCents, inputCents, differenceCents } = gst;
  const tile = (of: GstSide, cents: number) => ({
    label: gstSides[of],
    value: <Figure withCurrency cents={cents} to={rowsTo(quarter, { of })} label={gstSides[of]} />,
  });
  return (
    <>
      <StatTiles
        tiles={[
          tile('OUTPUT', outputCents),
          tile('INPUT', inputCents),
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
              <Table.Th ta="end">Documents</Table.Th>
              <Table.Th ta="end">Subtotal (S$)</Table.Th>
              <Table.Th ta="end">GST (S$)</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ rate, papers, netCents, gstCents }) => {
              const to = rowsTo(quarter, { of: 'OUTPUT', rate: String(rate) });
              const label = `At ${percentText(rate)}%`;
              return (
                <Table.Tr key={rate}>
                  <Table.Td>{percentText(rate)}%</Table.Td>
                  <Table.Td ta="end">{papers}</Table.Td>
                  <Table.Td ta="end">
                    <Figure cents={netCents} to={to} label={`${label}, before GST`} />
                  </Table.Td>
                  <Table.Td ta="end">
                    <Figure cents={gstCents} to={to} label={`${label}, GST`} />
                  </Table.Td>
                </Table.Tr>
              );
            })}
            {feesCents !== 0 && (
              <Table.Tr>
                <Table.Td colSpan={3}>Salesperson fees</Table.Td>
                <Table.Td ta="end">
                  <Figure
                    cents={feesCents}
                    to={rowsTo(quarter, { of: 'OUTPUT', kind: 'FEE' })}
                    label="Salesperson fees"
                  />
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
