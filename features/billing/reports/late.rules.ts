/** How late an open invoice is, by days after its due date: the six buckets of every aging. */
export const lateness = {
  NOT_DUE: 'Not due',
  D30: '1–30 days',
  D60: '31–60 days',
  D90: '61–90 days',
  D120: '91–120 days',
  OVER: 'Over 120 days',
} as const;
export type Lateness = keyof typeof lateness;

/** From and to which day after the due date a bucket goes, both included. */
export const daysOf: Record<Lateness, [number, number]> = {
  NOT_DUE: [-100_000, 0],
  D30: [1, 30],
  D60: [31, 60],
  D90: [61, 90],
  D120: [91, 120],
  OVER: [121, 100_000],
};
