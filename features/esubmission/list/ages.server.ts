import { readSetting } from '#features/settings/server/index.ts';
import type { Reading } from '#platform/server/context.ts';
import type { Age } from '../home/home.words.ts';
import { queueAges } from '../room.settings.ts';

/** Submitted at this instant or later, and before that one. */
export type SubmittedIn = { submittedFrom?: string; submittedBefore?: string };

/** The instants between which a case of each age was submitted, and the hours by which ages are set. */
export const readAges = async (at: Reading) => {
  const hours = await readSetting(at.db, queueAges);
  const before = (hours: number) => at.clock.now().subtract({ hours }).toString();
  const due = before(hours.dueHours);
  const late = before(hours.lateHours);
  const periods: Record<Age, SubmittedIn> = {
    new: { submittedFrom: due },
    due: { submittedFrom: late, submittedBefore: due },
    late: { submittedBefore: late },
  };
  return { ...hours, periods };
};

/** The filters of a list with the instants of its `age`. */
export const withAge = async <Q extends { age?: Age | undefined }>(at: Reading, query: Q): Promise<Q & SubmittedIn> =>
  query.age ? { ...query, ...(await readAges(at)).periods[query.age] } : query;
