import type { CobrokeRole } from '#features/esubmission/roles.words.ts';
import type { PropertyCategory } from '#features/property/words/categories.ts';
import { dayOf } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';

/** A share that is tried out, as it is entered. */
export type TriedDeal = {
  cents: Cents | null;
  signedOn: string | null;
  transactionType: 'SALE' | 'LEASE';
  category: PropertyCategory;
  project: string;
  role: CobrokeRole;
};

/** Answers to the last key are waited for so long, in milliseconds. */
export const typingPause = 300;

export const newDeal = (): TriedDeal => ({
  cents: null,
  signedOn: dayOf(Temporal.Now.instant().toString()),
  transactionType: 'SALE',
  category: 'private-residential',
  project: '',
  role: 'CA',
});

/** The deal as the try-out’s call takes it; undefined while the amount or the day is missing. */
export const askedOf = ({ cents, signedOn, project, ...kind }: TriedDeal) => {
  if (cents === null || signedOn === null) return undefined;
  const projectName = project.trim();
  return { ...kind, cents, signedOn, ...(projectName && { project: projectName }) };
};
