import { dueDiligenceForms } from '#features/ecdd/room.settings.ts';
import type { Setting } from '#features/settings/contract.ts';
import { readSetting } from '#features/settings/server/index.ts';
import type { Day } from '#platform/contract/days.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';

/**
 * What was signed before somebody could know of forms is not asked for them.
 * @throws Refusal `setting.invalid` if the day from which forms are part of submissions is another one than before, and over
 */
export const requireNotPast = async (at: Writing, { key }: Setting<unknown>, value: unknown): Promise<void> => {
  if (key !== dueDiligenceForms.key || value === undefined) return;
  const { from } = value as { from: Day | null };
  if (from === null || from >= today(at.clock)) return;
  if ((await readSetting(at.db, dueDiligenceForms)).from === from) return;
  throw new Refusal('setting.invalid', 'This day is over. Give today or a later day.', { field: 'value.from' });
};
