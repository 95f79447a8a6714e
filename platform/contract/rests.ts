import type { Rest } from './actor.ts';
import { formatInstant } from './days.ts';
import type { Desk } from './endpoint.ts';

/** Of all rests, the last that ends. */
export const lastRest = (rests: Rest[]): Rest | undefined =>
  rests.toSorted((one, other) => Date.parse(other.until) - Date.parse(one.until))[0];

/** The last rest of an account at a desk, or of all that it may do. */
export const longestRest = (rests: Rest[], desk: Desk | null): Rest | undefined =>
  lastRest(rests.filter((rest) => rest.desk === null || rest.desk === desk));

/** The refusal for somebody who tries to give a second approval. */
export const approvesLater = ({ why, until }: Rest): string =>
  `${why}. For safety, you can approve from ${formatInstant(until)} (Singapore time). Until then somebody else has to.`;

/** The refusal for somebody who tries to read a desk that is closed to them. */
export const readsLater = ({ why, until }: Rest): string =>
  `${why}. For safety, you can read this from ${formatInstant(until)} (Singapore time).`;
