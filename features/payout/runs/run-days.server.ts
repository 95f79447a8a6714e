import { readSetting } from '#features/settings/server/index.ts';
import type { Reading } from '#platform/server/context.ts';
import { payoutDays } from '../room.settings.ts';
import { isOpen, payoutRun } from '../tables.server.ts';
import { runDaysOn } from './run-days.rules.ts';

/** The days that the next run is proposed with, and the runs that are open. */
export const readRunDays = async (at: Reading) => {
  const { id: runId, number, kind } = payoutRun;
  return {
    ...runDaysOn(at.clock.now().toString(), await readSetting(at.db, payoutDays)),
    open: await at.db.select({ runId, number, kind }).from(payoutRun).where(isOpen),
  };
};
