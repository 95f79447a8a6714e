import { Button } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { formatCount } from '#platform/contract/money.ts';
import { BandChart, type BandChartPoint } from '#platform/web/chart/BandChart.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { SegmentedControl } from '#platform/web/form/SegmentedControl.tsx';
import { MiniTable } from '#platform/web/kit/figures/MiniTable.tsx';
import type { TrendMonth } from '../search/search.calls.ts';
import { monthWords, tickWords, unitDollars } from '../words.web.ts';
import classes from './Trend.module.css';
import { monthNumber, trendLabels } from './trend.rules.ts';

type Props = {
  months: TrendMonth[];
  /** `Median psf by month`. */
  title: string;
  /** `sales`. */
  noun: string;
  /** The chart of the same rows by area, with its title, if they have areas. */
  byArea: false | { title: string; chart: ReactNode };
};

const charts = optionsOf({ month: 'By month', area: 'By area' });

/** The median of each month with its quarters and how many rows it is of, as a chart or as a table. */
export function Trend({ months, title, noun, byArea }: Props) {
  const [asTable, setAsTable] = useState(false);
  const [isByArea, setByArea] = useState(false);
  const points = useMemo(() => pointsOf(months, noun), [months, noun]);
  return (
    <section aria-label={isByArea && byArea ? byArea.title : title}>
      <div className={classes.head}>
        <h2 className="g-heading">{isByArea && byArea ? byArea.title : title}</h2>
        {!(isByArea && byArea) && (
          <span className={classes.legend}>
            <Mark kind="line">Median</Mark>
            <Mark kind="band">The middle half</Mark>
            <Mark kind="bar">Number of {noun}</Mark>
          </span>
        )}
        {byArea && (
          <SegmentedControl
            aria-label="Chart"
            data={charts}
            value={isByArea ? 'area' : 'month'}
            onChange={(value) => setByArea(value === 'area')}
          />
        )}
        {!(isByArea && byArea) && (
          <Button variant="subtle" size="compact-sm" onClick={() => setAsTable(!asTable)}>
            {asTable ? 'Show as chart' : 'Show as table'}
          </Button>
        )}
      </div>
      {isByArea && byArea ? (
        byArea.chart
      ) : asTable ? (
        <TrendTable months={months} noun={noun} />
      ) : (
        <BandChart label={title} points={points} formatTick={tickWords} />
      )}
    </section>
  );
}

function Mark({ kind, children }: { kind: 'line' | 'band' | 'bar'; children: ReactNode }) {
  return (
    <span className={classes.mark}>
      <span className={classes.swatch} data-kind={kind} aria-hidden="true" />
      {children}
    </span>
  );
}

const pointsOf = (months: TrendMonth[], noun: string): BandChartPoint[] => {
  const labels = trendLabels(months.map(({ month }) => month));
  return months.map(({ month, rows, p25, median, p75 }, index) => ({
    at: monthNumber(month),
    low: p25,
    middle: median,
    high: p75,
    count: rows,
    label: labels[index],
    tip: (
      <span className={classes.tip}>
        <b>{monthWords(month)}</b>
        <span>Median {unitDollars(median)}</span>
        <span>
          Half of them {unitDollars(p25)} – {unitDollars(p75)}
        </span>
        <span>
          {formatCount(rows)} {noun}
        </span>
      </span>
    ),
  }));
};

function TrendTable({ months, noun }: { months: TrendMonth[]; noun: string }) {
  return (
    <MiniTable
      label="Months"
      maxHeight={260}
      rows={months.toReversed()}
      columns={[
        { id: 'month', header: 'Month', cell: ({ month }) => monthWords(month) },
        { id: 'rows', header: `Number of ${noun}`, align: 'end', cell: ({ rows }) => formatCount(rows) },
        { id: 'lower', header: 'Lower quarter', align: 'end', cell: ({ p25 }) => unitDollars(p25) },
        { id: 'median', header: 'Median', align: 'end', cell: ({ median }) => unitDollars(median) },
        { id: 'upper', header: 'Upper quarter', align: 'end', cell: ({ p75 }) => unitDollars(p75) },
      ]}
    />
  );
}
