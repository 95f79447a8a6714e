import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import type { CpdHome } from './cycles.calls.ts';
import { cycleLabel } from './cycles.rules.ts';
import { standingsOf } from './standing.server.ts';

/** My CPD hours on the home page; nothing where nothing is asked of me. */
export const readCpdHome = async (at: Reading): Promise<CpdHome | undefined> => {
  const standing = (await standingsOf(at, [at.actor.userId], today(at.clock))).get(at.actor.userId);
  if (!standing?.cycle.rule) return undefined;
  const { cycle, progress } = standing;
  return { label: cycleLabel(cycle), to: cycle.to, unit: standing.cycle.rule.unit, progress };
};
