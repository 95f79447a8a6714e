import { addMonths, type Day } from '#platform/contract/days.ts';
import type { ShownRating } from '../forms/forms.words.ts';

/** For how many months a signed form may be used, by its rating. A high one is of its own transaction, however long it is valid. */
const monthsOf: Record<ShownRating, number> = { LOW: 12, MEDIUM: 6, HIGH: 6, PENDING: 6 };

/** Until when the signature of a form holds (the last day), and whether it holds for its own transaction alone. */
export type Validity = { until: Day; isExpired: boolean; isForOneTransaction: boolean };

/**
 * @param signedOn the day on which this version was signed
 * @param rating as it was agreed, or lowered by an officer: what the lists of a later day say does not shorten it
 */
export const validityOf = (signedOn: Day, rating: ShownRating, today: Day): Validity => {
  const until = addMonths(signedOn, monthsOf[rating]);
  return { until, isExpired: today > until, isForOneTransaction: rating === 'HIGH' || rating === 'PENDING' };
};

/**
 * Whether a form was too old for a transaction that was begun on a day: it counts as not done there, and is signed anew. What was begun
 * while it was valid does not close later.
 */
export const wasExpired = (validity: Pick<Validity, 'until'> | null, begun: Day): boolean =>
  validity !== null && begun > validity.until;
