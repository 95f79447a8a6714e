import { addDays, type Day } from '#platform/contract/days.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { DemoStep } from '#platform/server/room.ts';
import { dueDiligenceFrom } from '../../settings.ts';

export const setDueDiligenceFrom = (at: Writing<null>, day: Day) =>
  ask(
    at.db,
    'INSERT INTO setting (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    [dueDiligenceFrom.key, JSON.stringify(day)],
  );

/** While three years of submissions come, nobody is asked for what was not there yet. */
export const demoBeforeDueDiligence: DemoStep = async (at, { today }) => {
  await setDueDiligenceFrom(at, addDays(today, 1));
};
