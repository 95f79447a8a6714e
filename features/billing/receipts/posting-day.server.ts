import { isClosed } from '#features/ledger/server/index.ts';
import { type Day, formatDay, formatMonth } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import type { Paid } from './allocate.server.ts';

const keptDay = (day: Day) => `It is posted today, with ${formatDay(day)} as its value day.`;

/** What whoever records something of a closed month should know. The ledger posts it today, and keeps its day as the value day. */
export const closedMonthWarnings = async (at: Writing, day: Day): Promise<string[]> =>
  (await isClosed(at, day)) ? [`${formatMonth(day)} is closed in the ledger. ${keptDay(day)}`] : [];

/** On which other day money is posted than on its own, and the warnings that say so: also money from before a deal that it pays. */
export const postingOf = async (at: Writing, day: Day, paid: Paid[]) => {
  const warnings = await closedMonthWarnings(at, day);
  const early = paid.find(({ invoice: { signedOn } }) => day < signedOn)?.invoice;
  if (early)
    warnings.push(`${early.dealNo} was signed on ${formatDay(early.signedOn)}, after this money came. ${keptDay(day)}`);
  return { postedOn: early ? today(at.clock) : undefined, warnings };
};
