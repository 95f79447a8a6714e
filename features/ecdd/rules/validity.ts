import { addMonths, type Day } from '#platform/contract/days.ts';
import type { FormState, ShownRating } from '../words/forms.ts';

/** For how many months a signed form may be used, by its rating. A high one is of its own transaction, however long it is valid. */
const monthsOf: Record<ShownRating, number> = { LOW: 12, MEDIUM: 6, HIGH: 6, PENDING: 6 };

/** Until when the signature of a form holds (the last day), and whether it holds for its own transaction alone. */
export type Validity = { until: Day; isExpired: boolean; isForOneTransaction: boolean };

/** @param signedOn the day on which this version was signed */
export const validityOf = (signedOn: Day, rating: ShownRating, today: Day): Validity => {
  const until = addMonths(signedOn, monthsOf[rating]);
  return { until, isExpired: today > until, isForOneTransaction: rating === 'HIGH' || rating === 'PENDING' };
};

/**
 * Whether a form is done for a transaction that is signed on a day. An expired one counts as not done. What a transaction was signed with
 * does not close later.
 */
export const isDoneOn = (
  { state, validity }: { state: FormState; validity: Pick<Validity, 'until'> | null },
  day: Day,
): boolean => state === 'DONE' && validity !== null && day <= validity.until;
