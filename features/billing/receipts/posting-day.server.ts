import { isClosed } from '#features/ledger/server/index.ts';
import { type Day, formatDay, formatMonth } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import type { Paid } from './allocate.server.ts';

const keptDay = (day: Day) => `It is posted today, with ${formatDay(day)} as its value day.`;

/** Warns that money of a closed month is posted today. The ledger keeps its own day as the value day. */
export const closedMonthWarnings = async (at: Writing, day: Day): Promise<string[]> =>
  (await isClosed(at, day)) ? [`${formatMonth(day)} is closed in the ledger. ${keptDay(day)}`] : [];

/** The day on which money is posted if not on its own day, as when it came before the deal that it pays was signed; with the warnings. */
export const postingOf = async (at: Writing, day: Day, paid: Paid[]) => {
  const warnings = await closedMonthWarnings(at, day);
  const early = paid.find(({ invoice: { signedOn } }) => day < signedOn)?.invoice;
  if (early)
    warnings.push(`${early.dealNo} was signed on ${formatDay(early.signedOn)}, after this money came. ${keptDay(day)}`);
  return { postedOn: early ? today(at.clock) : undefined, warnings };
};
