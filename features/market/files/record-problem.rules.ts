import { addMonths, type Day } from '#platform/contract/days.ts';
import type { Dataset } from '../datasets.words.ts';
import { unitPrices } from '../unit-price.rules.ts';
import type { LineProblem, MarketRecord } from './market-record.rules.ts';

export const nextMonth = (today: Day): Day => addMonths(`${today.slice(0, 7)}-01`, 1);

/** The last month that a file may speak of: the next one, and of tenancies, which begin after they are signed, five more. */
export const lastMonth = (dataset: Dataset, today: Day): Day =>
  dataset === 'rental' ? addMonths(nextMonth(today), 5) : nextMonth(today);

type Bounds = { last: Day; isRent: boolean };

/** More is not kept: of an area and of a price for a square metre in cents. */
const most = 2_147_483_647;
const longestName = 200;

/** A problem of a line that could be read: a month in the future, or a value too large to store. */
export const recordProblem = (record: MarketRecord, { last, isRent }: Bounds): LineProblem | undefined => {
  if (record.month > last) return { field: 'month', reason: 'still to come' };
  for (const field of ['block', 'street', 'project', 'model', 'segment'] as const)
    if (record[field].length > longestName) return { field, reason: `longer than ${longestName} letters` };
  if (Math.max(record.area ?? 0, record.areaTo ?? 0) > most) return { field: 'area', reason: 'too large' };
  if ((unitPrices(record, isRent).psm ?? 0) > most) return { field: 'area', reason: 'too small for its price' };
  return undefined;
};
