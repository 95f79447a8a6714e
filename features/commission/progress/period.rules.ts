import { addDays, addMonths, type Day } from '#platform/contract/days.ts';
import type { PeriodKind } from '../commission.words.ts';

/** From a day until another one, both included. */
export type Period = { from: Day; to: Day };

/**
 * The period of a plan for a deal of a day; amounts reached before in it count. @param since the first day of the person on the plan: an
 * anniversary of 29 February is 28 February in other years
 */
export const periodOf = (kind: PeriodKind, day: Day, since: Day): Period => {
  if (kind === 'ROLLING12') return { from: yearBefore(day), to: addDays(day, -1) };
  const from = kind === 'CALENDAR' ? `${day.slice(0, 4)}-01-01` : latestAnniversary(since, day);
  const next = kind === 'CALENDAR' ? addMonths(from, 12) : anniversary(since, yearsBetween(since, from) + 1);
  return { from, to: addDays(next, -1) };
};

/** The first of the twelve months before a day; before a 29 February they begin on 1 March. */
const yearBefore = (day: Day): Day => {
  const from = addMonths(day, -12);
  return from.slice(8) === day.slice(8) ? from : addDays(from, 1);
};

const anniversary = (since: Day, years: number): Day => addMonths(since, 12 * years);

const yearsBetween = (since: Day, day: Day): number => Number(day.slice(0, 4)) - Number(since.slice(0, 4));

const latestAnniversary = (since: Day, day: Day): Day => {
  const ofYear = anniversary(since, yearsBetween(since, day));
  return ofYear <= day ? ofYear : anniversary(since, yearsBetween(since, day) - 1);
};
