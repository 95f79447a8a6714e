import { TurnoverChange } from '../TurnoverChange.tsx';
import { isWholeMonth } from '../team/periods.rules.ts';
import type { Month } from './figures.calls.ts';

/** How a month changed on that of the year before, which is whole. A month that has begun can't be held against it. */
export function MonthChange({ month }: { month: Month }) {
  return isWholeMonth(month) ? <TurnoverChange now={month.cents} before={month.before.cents} /> : null;
}
