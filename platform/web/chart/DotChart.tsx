import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useMemo, useState } from 'react';
import { roundTicks } from '../../chart/ticks.ts';
import classes from './chart.module.css';

type DotChartPoint = { x: number; y: number; tip: ReactNode };

type Props = {
  /** In the order in which the arrow keys tell them. */
  points: DotChartPoint[];
  formatX: (value: number) => string;
  formatY: (value: number) => string;
  /** What stands below the axis: `Area (sq ft)`. */
  axis: string;
  label: string;
  height?: number;
};

const margin = { top: 10, right: 14, bottom: 40, left: 52 };

/** A dot for each of many things, by two measures. A dot is told by the mouse, and with the arrow keys once the chart has the focus. */
export function DotChart({ points, formatX, formatY, axis, label, height = 260 }: Props) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const [active, setActive] = useState<number>();
  const chart = useMemo(() => layout(points, { width, height }), [points, width, height]);
  const nearest = (x: number, y: number) =>
    chart.places.reduce((best, place, index) => {
      const known = chart.places[best];
      const far = (each: { x: number; y: number }) => (each.x - x) ** 2 + (each.y - y) ** 2;
      return known && far(known) <= far(place) ? best : index;
    }, 0);
  const go = (step: number) => setActive(Math.min(points.length - 1, Math.max(0, (active ?? -1) + step)));
  const shown = active === undefined ? undefined : points[active];
  const place = active === undefined ? undefined : chart.places[active];
  const isRight = place !== undefined && place.x > width / 2;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is a picture that the arrow keys walk through
    <div
      ref={ref}
      className={classes.chart}
      style={{ height }}
      role="group"
      aria-label={`${label}; the arrow keys tell each dot`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys need the focus
      tabIndex={0}
      onKeyDown={(event) => {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        go(step);
      }}
      onBlur={() => setActive(undefined)}
      onMouseMove={({ clientX, clientY, currentTarget }) => {
        const { left, top } = currentTarget.getBoundingClientRect();
        setActive(nearest(clientX - left, clientY - top));
      }}
      onMouseLeave={() => setActive(undefined)}
    >
      {width > 0 && (
        <svg width={width} height={height} aria-hidden="true">
          {chart.rows.map(({ at, value }, index) => (
            <g key={value} transform={`translate(0,${at})`}>
              <line x1={margin.left} x2={width - margin.right} className={index === 0 ? classes.axis : classes.grid} />
              <text x={margin.left - 8} dy="0.32em" textAnchor="end" className={classes.tick}>
                {formatY(value)}
              </text>
            </g>
          ))}
          {chart.columns.map(({ at, value }) => (
            <text key={value} x={at} y={height - margin.bottom + 17} textAnchor="middle" className={classes.tick}>
              {formatX(value)}
            </text>
          ))}
          <text x={width - margin.right} y={height - 4} textAnchor="end" className={classes.tick}>
            {axis}
          </text>
          {chart.places.map(({ x, y }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dots may stand on each other
            <circle key={index} cx={x} cy={y} r={2.5} className={classes.speck} />
          ))}
          {place && <circle cx={place.x} cy={place.y} r={5} className={classes.medianDot} />}
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

/** Where everything stands, in pixels. */
const layout = (points: DotChartPoint[], { width, height }: { width: number; height: number }) => {
  const ticksOf = (values: number[], about: number) => roundTicks(Math.min(...values), Math.max(...values), about);
  const columns = ticksOf(
    points.map(({ x }) => x),
    Math.max(2, Math.floor(width / 110)),
  );
  const rows = ticksOf(
    points.map(({ y }) => y),
    4,
  );
  const scale = (ticks: number[], from: number, to: number) => {
    const lowest = ticks[0] ?? 0;
    const highest = ticks.at(-1) ?? 1;
    return (value: number) => Math.round(from + ((value - lowest) / (highest - lowest || 1)) * (to - from));
  };
  const x = scale(columns, margin.left, Math.max(margin.left + 1, width - margin.right));
  const y = scale(rows, height - margin.bottom, margin.top);
  return {
    columns: columns.map((value) => ({ at: x(value), value })),
    rows: rows.map((value) => ({ at: y(value), value })),
    places: points.map((point) => ({ x: x(point.x), y: y(point.y) })),
  };
};
