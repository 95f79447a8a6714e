import { addDays, addMonths, type Day } from '#platform/contract/days.ts';

export type Period = { from: Day; to: Day };

/** The most days whose dates are asked for at once. */
export const longestPeriod = 100;

/** How many days ahead the agenda shows. */
const agendaDays = 60;

const mondayOf = (day: Day): Day => addDays(day, 1 - Temporal.PlainDate.from(day).dayOfWeek);

/** From Monday to Sunday. */
export const weekOf = (day: Day): Period => {
  const from = mondayOf(day);
  return { from, to: addDays(from, 6) };
};

/** Seven days from a day on. */
export const nextDaysOf = (day: Day): Period => ({ from: day, to: addDays(day, 6) });

/** The six weeks that a calendar shows of a month. */
export const monthOf = (day: Day): Period => {
  const from = mondayOf(`${day.slice(0, 8)}01`);
  return { from, to: addDays(from, 41) };
};

export const agendaOf = (day: Day): Period => ({ from: day, to: addDays(day, agendaDays) });

/** What the calendar needs first, whichever of its views is shown. */
export const aroundToday = (today: Day): Period => ({ from: monthOf(today).from, to: agendaOf(today).to });

/** What a feed holds: three months back, three years ahead. */
export const feedPeriod = (today: Day): Period => ({ from: addMonths(today, -3), to: addMonths(today, 36) });

export const covers = (whole: Period, part: Period): boolean => whole.from <= part.from && part.to <= whole.to;
