import { roundTicks } from './ticks.ts';

/** What was paid in a month: the middle, the quarters around it, and how many rows that are. `at` counts months. */
export type BandPoint = { at: number; low: number; middle: number; high: number; count: number };

type Size = { width: number; height: number };

/** Where everything of a chart of a median with its band and bars of the volume stands, in pixels. The same for a page and for paper. */
export type BandChart = {
  /** The upper plot begins and ends here, and so does the lower one, of the bars. */
  left: number;
  right: number;
  bottom: number;
  base: number;
  ticks: { y: number; value: number }[];
  points: { x: number; y: number; bar: { x: number; y: number; width: number; height: number } }[];
  /** Paths of SVG. */
  band: string;
  line: string;
  /** Where a month stands. */
  x: (at: number) => number;
};

const margin = { top: 10, right: 10, bottom: 24, left: 52 };
const bars = { height: 44, gap: 14 };

/** Lays out a chart. Points follow each other in time; there is one at least. */
export const bandChart = (points: readonly BandPoint[], { width, height }: Size): BandChart => {
  const left = margin.left;
  const right = Math.max(margin.left + 1, width - margin.right);
  const base = height - margin.bottom;
  const bottom = base - bars.height - bars.gap;
  const values = roundTicks(Math.min(...points.map(({ low }) => low)), Math.max(...points.map(({ high }) => high)));
  const lowest = values[0] ?? 0;
  const highest = values.at(-1) ?? 1;
  const y = (value: number) => bottom - ((value - lowest) / (highest - lowest)) * (bottom - margin.top);
  const first = points[0]?.at ?? 0;
  const last = points.at(-1)?.at ?? 0;
  const step = (right - left) / (last - first + 1);
  const x = (at: number) => left + (at - first + 0.5) * step;
  const most = Math.max(1, ...points.map(({ count }) => count));
  const barWidth = Math.max(1, step * 0.7);
  const to = (at: number, value: number) => `${round(x(at))},${round(y(value))}`;
  const forth = points.map(({ at, high }) => to(at, high));
  const back = points.toReversed().map(({ at, low }) => to(at, low));
  return {
    left,
    right,
    bottom,
    base,
    ticks: values.map((value) => ({ y: round(y(value)), value })),
    points: points.map(({ at, middle, count }) => {
      const tall = (count / most) * bars.height;
      const bar = { x: x(at) - barWidth / 2, y: base - tall, width: barWidth, height: tall };
      return { x: x(at), y: y(middle), bar };
    }),
    band: points.length > 1 ? `M${[...forth, ...back].join('L')}Z` : '',
    line: points.length > 1 ? `M${points.map(({ at, middle }) => to(at, middle)).join('L')}` : '',
    x,
  };
};

const round = (pixels: number): number => Math.round(pixels * 10) / 10;
