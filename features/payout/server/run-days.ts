import { readSetting } from '#features/settings/server/index.ts';
import type { Reading } from '#platform/server/context.ts';
import { runDaysOn } from '../rules/run-days.ts';
import { payoutDays } from '../settings.ts';

/** The days that the next run is proposed with. */
export const readRunDays = async (at: Reading) =>
  runDaysOn(at.clock.now().toString(), await readSetting(at.db, payoutDays));
