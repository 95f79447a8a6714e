import type { Day } from '#platform/contract/days.ts';
import type { ListedKind, Quality, Topic } from './screening.words.ts';

export type EntityName = { name: string; quality: Quality };

/** Facts that a list has about an entry, besides its names. */
export type EntityFacts = {
  /** `1965-03-01`, `1965`, or `1963/1966` for a span of years. */
  births: string[];
  birthPlaces: string[];
  genders: string[];
  nationalities: string[];
  /** As in the list: kind and number. */
  numbers: string[];
  addresses: string[];
  topics: Topic[];
  programmes: string[];
  listedOn: Day | null;
};

/** An entry as it is read from a file. */
export type ListEntry = {
  key: string;
  formerKeys: string[];
  kind: ListedKind;
  names: EntityName[];
  facts: EntityFacts;
  /** Comments, which may change without the entry being another one. */
  remarks: string;
};

export const noFacts = (): EntityFacts => ({
  births: [],
  birthPlaces: [],
  genders: [],
  nationalities: [],
  numbers: [],
  addresses: [],
  topics: [],
  programmes: [],
  listedOn: null,
});
