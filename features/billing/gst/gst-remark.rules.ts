import type { Day } from '#platform/contract/days.ts';

/** What is to be said of a row of the GST of a quarter: why it does not count on the day of its paper. */
export const remarkOf = ({ isLate, taxPoint, day }: { isLate: boolean; taxPoint: Day; day: Day }): string => {
  if (isLate) return 'Counts here: its quarter was filed before';
  return taxPoint < day ? 'Paid before the invoice was issued' : '';
};
