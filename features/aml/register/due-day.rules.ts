import { addDays, type Day, weekdayOf } from '#platform/contract/days.ts';

/** The day that many business days later. Public holidays are counted as business days, so that nothing is late. */
export const dueDay = (from: Day, businessDays: number): Day => {
  let day = from;
  for (let daysLeft = businessDays; daysLeft > 0; ) {
    day = addDays(day, 1);
    if (!['Sat', 'Sun'].includes(weekdayOf(day).slice(0, 3))) daysLeft -= 1;
  }
  return day;
};
