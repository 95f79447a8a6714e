import type { Rating, ShownRating } from '../forms/forms.words.ts';
import { saidOf } from '../said-of.rules.ts';

const heights: Record<Rating | ShownRating, number> = { LOW: 0, MEDIUM: 1, HIGH: 2, PENDING: 3, PROHIBITED: 3 };
const highest = 4;

/** How high a rating is: a number to compare by, which is highest of one that is not known. */
export const heightOf = (rating: Rating | ShownRating): number => saidOf(heights, rating, highest);

/** The higher of two ratings. */
export const higher = (one: ShownRating, other: ShownRating): ShownRating =>
  heightOf(one) >= heightOf(other) ? one : other;

/** Whether a rating asks for enhanced measures: the source of wealth, and an officer. */
export const isHigh = (rating: Rating | ShownRating): boolean => heightOf(rating) >= heights.HIGH;
