import { settledOfficers } from '#features/people/server/index.ts';
import { readSetting } from '#features/settings/server/index.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { secondOf } from '../../rules/second-of.ts';
import { designatedOfficers } from '../../settings.ts';

/** The ids of who gives the second word on a hit. `barred`: its first officer, and who claimed a submission of the customer. */
export const secondOfficers = async (at: Pick<Reading, 'db' | 'clock'>, barred: string[]): Promise<string[]> => {
  const [chosen, desk] = [await readSetting(at.db, designatedOfficers), await settledOfficers(at)];
  return secondOf(chosen, desk, barred).map(({ id }) => id);
};

/** @throws Refusal `hit.forbidden` for members of the desk other than the designated officers */
export const requireDesignated = async (at: Reading, barred: string[]): Promise<void> => {
  if (!(await secondOfficers(at, barred)).includes(at.actor.userId))
    throw new Refusal('hit.forbidden', 'A designated officer gives the second word.');
};
