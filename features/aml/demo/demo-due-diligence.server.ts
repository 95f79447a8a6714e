import { presetSetting } from '#features/settings/server/index.ts';
import { addDays, type Day } from '#platform/contract/days.ts';
import type { Writing } from '#platform/server/context.ts';
import type { DemoStep } from '#platform/server/room.ts';
import { dueDiligenceFrom } from '../room.settings.ts';

export const setDueDiligenceFrom = (at: Writing<null>, day: Day) => presetSetting(at, dueDiligenceFrom, day);

/** While three years of submissions come, nobody is asked for what was not there yet. */
export const demoBeforeDueDiligence: DemoStep = async (at, { today }) => {
  await setDueDiligenceFrom(at, addDays(today, 1));
};
