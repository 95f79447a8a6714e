import { Change } from '#platform/web/kit/figures/Change.tsx';
import type { Month } from '../../contract/figures.ts';
import { isWholeMonth } from '../../rules/periods.ts';

/** How a month changed on that of the year before, which is whole. A month that has begun can't be held against it. */
export function MonthChange({ month }: { month: Month }) {
  return isWholeMonth(month) ? <Change now={month.cents} before={month.before.cents} /> : null;
}
