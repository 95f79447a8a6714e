import type { Day } from '#platform/contract/days.ts';

/** First and last day of a quarter, `2026-Q4`. */
export const quarterDays = (quarter: string): { from: Day; to: Day } => {
  const [year = 0, number = 0] = quarter.split('-Q').map(Number);
  const from = Temporal.PlainDate.from({ year, month: number * 3 - 2, day: 1 });
  return { from: from.toString(), to: from.add({ months: 3 }).subtract({ days: 1 }).toString() };
};

/** The quarter of a day, and those before it, the newest first. */
export const quartersUntil = (day: Day, count: number): string[] => {
  const { year, month } = Temporal.PlainDate.from(day);
  const newest = year * 4 + Math.floor((month - 1) / 3);
  return Array.from({ length: count }, (_, back) => `${Math.floor((newest - back) / 4)}-Q${((newest - back) % 4) + 1}`);
};
