import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { cycleStatusesOf } from './cycle-status.server.ts';
import type { CpdHome } from './cycles.calls.ts';
import { cycleLabel } from './cycles.rules.ts';

/** My CPD hours on the home page; nothing where nothing is asked of me. */
export const readCpdHome = async (at: Reading): Promise<CpdHome | undefined> => {
  const status = (await cycleStatusesOf(at, [at.actor.userId], today(at.clock))).get(at.actor.userId);
  if (!status?.cycle.rule) return undefined;
  const { cycle, progress } = status;
  return { label: cycleLabel(cycle), to: cycle.to, unit: status.cycle.rule.unit, progress };
};
