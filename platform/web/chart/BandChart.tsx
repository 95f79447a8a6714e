import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useMemo, useState } from 'react';
import { type BandPoint, bandChart } from '../../chart/band-chart.ts';
import classes from './chart.module.css';

export type BandChartPoint = BandPoint & {
  /** The month on the axis; none where it would stand too close to the next one. */
  label?: string | undefined;
  tip: ReactNode;
};

type Props = { points: BandChartPoint[]; formatTick: (value: number) => string; label: string; height?: number };

/**
 * The median of each month with its quarters as a band, and below it how many rows it is made of. A month is told by the mouse, and
 * with the arrow keys once the chart has the focus.
 */
export function BandChart({ points, formatTick, label, height = 260 }: Props) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const [active, setActive] = useState<number>();
  const chart = useMemo(() => bandChart(points, { width, height }), [points, width, height]);
  const nearest = (x: number) =>
    chart.points.reduce((best, point, index) => {
      const known = chart.points[best];
      return known && Math.abs(known.x - x) <= Math.abs(point.x - x) ? best : index;
    }, 0);
  const go = (step: number) => setActive(Math.min(points.length - 1, Math.max(0, (active ?? points.length) + step)));
  const shown = active === undefined ? undefined : points[active];
  const place = active === undefined ? undefined : chart.points[active];
  const isRight = place !== undefined && place.x > width / 2;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is a picture that the arrow keys walk through
    <div
      ref={ref}
      className={classes.chart}
      style={{ height }}
      role="group"
      aria-label={`${label}; the arrow keys tell each month`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys need the focus
      tabIndex={0}
      onKeyDown={(event) => {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        go(step);
      }}
      onBlur={() => setActive(undefined)}
      onMouseMove={({ clientX, currentTarget }) =>
        setActive(nearest(clientX - currentTarget.getBoundingClientRect().left))
      }
      onMouseLeave={() => setActive(undefined)}
    >
      {width > 0 && (
        <svg width={width} height={height} aria-hidden="true">
          {chart.ticks.map(({ y, value }, index) => (
            <g key={value} transform={`translate(0,${y})`}>
              <line x1={chart.left} x2={chart.right} className={index === 0 ? classes.axis : classes.grid} />
              <text x={chart.left - 8} dy="0.32em" textAnchor="end" className={classes.tick}>
                {formatTick(value)}
              </text>
            </g>
          ))}
          <line x1={chart.left} x2={chart.right} y1={chart.base} y2={chart.base} className={classes.axis} />
          {place && <line x1={place.x} x2={place.x} y1={0} y2={chart.base} className={classes.here} />}
          {points.map(({ at, label: word }, index) => (
            <g key={at}>
              <rect {...chart.points[index]?.bar} className={index === active ? classes.volumeHere : classes.volume} />
              {word && (
                <text x={chart.x(at)} y={chart.base + 17} textAnchor="middle" className={classes.tick}>
                  {word}
                </text>
              )}
            </g>
          ))}
          <path d={chart.band} className={classes.band} />
          <path d={chart.line} className={classes.median} />
          {(points.length === 1 ? chart.points : place ? [place] : []).map(({ x, y }) => (
            <circle key={x} cx={x} cy={y} r={4} className={classes.medianDot} />
          ))}
        </svg>
      )}
      {shown && place && (
        <div
          className={classes.tip}
          data-side={isRight ? 'left' : 'right'}
          style={{ left: place.x + (isRight ? -14 : 14) }}
          role="status"
        >
          {shown.tip}
        </div>
      )}
    </div>
  );
}
