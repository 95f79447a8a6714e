import { useElementSize } from '@mantine/hooks';
import { scaleBand, scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { type ReactNode, useId, useState } from 'react';
import { RouteLink } from '../kit/page/RouteLink.tsx';
import classes from './chart.module.css';

export type BarPoint = {
  /** Its place on the axis, such as `Nov`. */
  label: string;
  /** Names the bar for a screen reader, with its figures. */
  name: string;
  value: number;
  /** The same of the period before, for the line. */
  before: number;
  /** A period that has not ended: its bar is hatched. */
  isToDate: boolean;
  /** The rows behind the bar. */
  to: string;
  tip: ReactNode;
};

type Props = { points: BarPoint[]; formatTick: (value: number) => string; label: string; height?: number };

const margin = { top: 10, right: 6, bottom: 26, left: 46 };

/**
 * Bars of this year and a line of the year before, on one axis. Each bar is a link to its rows, shows a tooltip while the mouse
 * or the focus is on it, and is as tall as the plot for the finger.
 */
export function BarsAndLine({ points, formatTick, label, height = 228 }: Props) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const [active, setActive] = useState<number>();
  const pattern = useId();
  const inner = Math.max(0, width - margin.left - margin.right);
  const plot = height - margin.top - margin.bottom;
  const x = scaleBand<number>()
    .domain(points.map((_, index) => index))
    .range([0, inner])
    .padding(0.46);
  const most = Math.max(1, ...points.flatMap(({ value, before }) => [value, before]));
  const y = scaleLinear([0, most], [plot, 0]).nice(4);
  const [low] = y.domain();
  const middle = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2;
  const path = line<BarPoint>()
    .x((_, index) => middle(index))
    .y(({ before }) => y(before))(points);
  const every = inner / points.length < 40 ? 2 : 1;
  const shown = active === undefined ? undefined : points[active];
  return (
    <div ref={ref} className={classes.chart} style={{ height }}>
      {width > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: it groups links, not the fields of a form
        <svg width={width} height={height} role="group" aria-label={label}>
          <defs>
            <pattern id={pattern} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect width="6" height="6" className={classes.hatchGround} />
              <line x1="0" y1="0" x2="0" y2="6" className={classes.hatchLine} />
            </pattern>
          </defs>
          <g transform={`translate(${margin.left},${margin.top})`}>
            {y.ticks(4).map((tick) => (
              <g key={tick} transform={`translate(0,${y(tick)})`}>
                <line x2={inner} className={tick === low ? classes.axis : classes.grid} />
                <text x={-10} dy="0.32em" textAnchor="end" className={classes.tick}>
                  {formatTick(tick)}
                </text>
              </g>
            ))}
            {points.map(({ name, value, isToDate, to }, index) => (
              <RouteLink
                key={name}
                to={to}
                aria-label={name}
                className={classes.bar}
                onMouseEnter={() => setActive(index)}
                onMouseLeave={() => setActive(undefined)}
                onFocus={() => setActive(index)}
                onBlur={() => setActive(undefined)}
              >
                <rect x={middle(index) - x.step() / 2} width={x.step()} height={plot} className={classes.target} />
                <rect
                  x={x(index)}
                  y={y(value)}
                  width={x.bandwidth()}
                  height={plot - y(value)}
                  rx={Math.min(3, x.bandwidth() / 4)}
                  className={isToDate ? classes.begun : classes.fill}
                  style={isToDate ? { fill: `url(#${CSS.escape(pattern)})` } : undefined}
                />
              </RouteLink>
            ))}
            {points.map(
              ({ label: word, name }, index) =>
                (points.length - 1 - index) % every === 0 && (
                  <text key={name} x={middle(index)} y={plot + 18} textAnchor="middle" className={classes.tick}>
                    {word}
                  </text>
                ),
            )}
            <g className={classes.over}>
              <path d={path ?? ''} className={classes.line} />
              {points.map(({ name, before }, index) => (
                <circle key={name} cx={middle(index)} cy={y(before)} r={3} className={classes.dot} />
              ))}
            </g>
          </g>
        </svg>
      )}
      {shown && active !== undefined && (
        <div
          className={classes.tip}
          data-side={active > points.length / 2 ? 'left' : 'right'}
          style={{ left: margin.left + middle(active) + (active > points.length / 2 ? -14 : 14) }}
          role="status"
        >
          {shown.tip}
        </div>
      )}
    </div>
  );
}
