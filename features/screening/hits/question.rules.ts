import type { Gender } from '#features/particulars/words/kinds.ts';
import type { Day } from '#platform/contract/days.ts';

/** The person or body to look for. It is held in memory only: `numbers` are plain. */
export type Question = {
  kind: 'PERSON' | 'BODY';
  /** The name and every other name that is known, in any script; the order of their words does not matter. */
  names: string[];
  /** Left out for a company: its day of incorporation is not compared with birth dates. */
  birthDate?: Day | undefined;
  /** Set if only the year is known. */
  birthYear?: number | undefined;
  gender?: Gender | undefined;
  /** Codes of ISO 3166-1; of a body, where it is registered. */
  nationalities?: string[] | undefined;
  /** Numbers of identity documents, or the UEN. */
  numbers?: string[] | undefined;
};
