import { Button, Select, Skeleton } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { dayOf } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { formatMoney, percentText } from '#platform/contract/money.ts';
import { useData } from '#platform/web/api/useData.ts';
import { Figure } from '#platform/web/kit/figures/Figure.tsx';
import { MiniTable } from '#platform/web/kit/figures/MiniTable.tsx';
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

/** A line a rate, and one of the fees, which count no documents. */
const ratesOf = (quarter: string, { rows, feesCents }: Gst) => [
  ...rows.map(({ rate, papers, netCents, gstCents }) => ({
    name: `${percentText(rate)}%`,
    label: `At ${percentText(rate)}%`,
    to: rowsTo(quarter, { of: 'OUTPUT', rate: String(rate) }),
    papers,
    netCents,
    gstCents,
  })),
  ...(feesCents === 0
    ? []
    : [
        {
          name: 'Salesperson fees',
          label: 'Salesperson fees',
          to: rowsTo(quarter, { of: 'OUTPUT', kind: 'FEE' }),
          papers: null,
          netCents: null,
          gstCents: feesCents,
        },
      ]),
];

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
        <MiniTable
          label="By rate"
          rows={ratesOf(quarter, gst)}
          columns={[
            { id: 'rate', header: 'Rate', cell: ({ name }) => name },
            { id: 'papers', header: 'Documents', align: 'end', cell: ({ papers }) => papers },
            {
              id: 'net',
              header: 'Subtotal (S$)',
              align: 'end',
              cell: ({ netCents, to, label }) =>
                netCents !== null && <Figure cents={netCents} to={to} label={`${label}, before GST`} />,
            },
            {
              id: 'gst',
              header: 'GST (S$)',
              align: 'end',
              cell: ({ gstCents, to, label }) => <Figure cents={gstCents} to={to} label={`${label}, GST`} />,
            },
          ]}
        />
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
