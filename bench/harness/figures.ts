/**
 * What one side did in one round: requests a second, milliseconds below which that share of them was answered, and
 * milliseconds of CPU that its server spent on each.
 */
export type Figures = { perSecond: number; p50: number; p95: number; p99: number; cpu: number };

export const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
};

export const figuresOf = (milliseconds: number[], seconds: number, cpu: number): Figures => {
  const sorted = Float64Array.from(milliseconds).sort();
  const below = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const perSecond = sorted.length / seconds;
  return { perSecond, p50: below(0.5), p95: below(0.95), p99: below(0.99), cpu: cpu / sorted.length };
};

/** Each figure's median over the rounds: another process on the same cores spoils some rounds, not most. */
export const medianOf = (rounds: Figures[]): Figures => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p50: median(rounds.map(({ p50 }) => p50)),
  p95: median(rounds.map(({ p95 }) => p95)),
  p99: median(rounds.map(({ p99 }) => p99)),
  cpu: median(rounds.map(({ cpu }) => cpu)),
});
