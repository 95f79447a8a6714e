import { officersOfLate, secondWord, settledOfficers } from '#features/people/index.server.ts';
import { readSetting } from '#features/settings/server/index.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { designatedOfficers } from '../room.settings.ts';
import { secondOf } from './second-of.rules.ts';

/** The ids of who gives the second word on a hit. `barred`: its first officer, and who claimed a submission of the customer. */
export const secondOfficers = async (at: Pick<Reading, 'db' | 'clock'>, barred: string[]): Promise<string[]> => {
  const chosen = await readSetting(at.db, designatedOfficers);
  const desk = await settledOfficers(at);
  return secondOf(chosen, desk, barred).map(({ id }) => id);
};

/**
 * Whether nobody but the barred is at the desk, or was recently. An officer who is away for a while is waited for, so that nobody decides
 * alone in their place.
 */
export const isNobodyElse = async (at: Pick<Reading, 'db' | 'clock'>, barred: string[]): Promise<boolean> =>
  (await officersOfLate(at)).every(({ id }) => barred.includes(id));

/** Requires a designated officer for the second decision on a hit. `own`: message for its first officer. @throws Refusal `hit.forbidden` */
export const secondWordOnHit = async (
  at: Writing,
  { first, claimed }: { first: string | null; claimed: string[] },
  own: string,
): Promise<void> =>
  secondWord(at, {
    of: 'hit',
    by: first,
    desk: 'compliance',
    among: await secondOfficers(at, [...(first ? [first] : []), ...claimed]),
    code: 'hit.forbidden',
    own,
    others: 'A designated officer gives the second word.',
  });
