import { closeMonth } from '#features/ledger/server/index.ts';
import { addMonths, type Day } from '#platform/contract/days.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';

/** Closes the months of the ledger that were over three months ago. */
export const demoMonths = async (at: Writing, today: Day): Promise<void> => {
  const open = await ask<{ month: Day }>(
    at.db,
    'SELECT month FROM ledger_month WHERE closed_at IS NULL AND month < $1 ORDER BY month',
    [`${addMonths(today, -3).slice(0, 7)}-01`],
  );
  for (const { month } of open) await closeMonth(at, { params: { month: month.slice(0, 7) } });
};
