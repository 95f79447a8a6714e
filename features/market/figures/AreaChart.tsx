import { useMemo } from 'react';
import { formatCount } from '#platform/contract/money.ts';
import type { Call } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { DotChart } from '#platform/web/chart/DotChart.tsx';
import { Loaded } from '#platform/web/record/Loaded.tsx';
import type { api } from '../api.web.ts';
import type { Dots } from '../search/search.calls.ts';
import { type MeasurementUnit, measurementUnits } from '../tools.words.ts';
import { areaWords, dollars, monthWords, tickWords } from '../words.web.ts';
import classes from './Trend.module.css';

type Props = { call: Call; searchQuery: Record<string, unknown>; unit: MeasurementUnit; title: string; noun: string };

/** The prices of a search by area. */
export function AreaChart({ call, searchQuery, unit, title, noun }: Props) {
  const { pageNumber: _, pageSize: __, ...query } = searchQuery;
  // The three searches answer the same of different filters.
  const dotsQuery = useData(call as typeof api.hdbDots, { query } as never, { keepPrevious: true });
  return (
    <Loaded of={dotsQuery} skeleton={260}>
      {(dots) => <Drawn result={dots} unit={unit} title={title} noun={noun} />}
    </Loaded>
  );
}

type DrawnProps = Pick<Props, 'unit' | 'title' | 'noun'> & { result: Dots };

function Drawn({ result: { counted, dots }, unit, title, noun }: DrawnProps) {
  const points = useMemo(
    () =>
      dots.map(({ area, priceCents, month }) => ({
        x: area,
        y: priceCents,
        tip: (
          <span className={classes.tip}>
            <b>{dollars(priceCents)}</b>
            <span>
              {areaWords(area)} {measurementUnits[unit]}
            </span>
            <span>{monthWords(month)}</span>
          </span>
        ),
      })),
    [dots, unit],
  );
  if (points.length === 0) return <p className={classes.none}>None of these {noun} says its area.</p>;
  return (
    <>
      <DotChart
        label={title}
        points={points}
        formatX={formatCount}
        formatY={tickWords}
        axis={`Area (${measurementUnits[unit]})`}
      />
      {counted > dots.length && (
        <p className={classes.none}>
          {formatCount(dots.length)} of {formatCount(counted)} {noun}, evenly over the months
        </p>
      )}
    </>
  );
}
