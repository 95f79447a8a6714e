import { median } from './figures.ts';

/** The difference of two alternating measurements, with its 95% bootstrap interval over the rounds. */
export type Difference = { ms: number; low: number; high: number };

const draws = 2_000;

/** Of each round by itself: what else the machine did then has met both. */
export const differenceOf = (a: number[], b: number[]): Difference => {
  const apart = a.map((value, round) => value - (b[round] ?? Number.NaN));
  const drawn = Array.from({ length: draws }, () => median(redraw(apart))).sort((x, y) => x - y);
  const at = (share: number) => drawn[Math.floor(draws * share)] ?? Number.NaN;
  return { ms: median(apart), low: at(0.025), high: at(0.975) };
};

const redraw = (values: number[]): number[] =>
  values.map(() => values[Math.floor(Math.random() * values.length)] ?? Number.NaN);
