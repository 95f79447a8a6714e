import * as z from 'zod';
import { day, instant, keysOf } from '#platform/contract/fields.ts';
import { agreements, comparedFacts, comparisons, listedKinds, qualities, sources, topics } from '../screening.words.ts';

const score = () => z.number().min(0).max(1);
const places = () => z.array(z.int().min(0));

/** Words of the customer's name (by their places in `asked.words`) that agree with words of the listed one. */
const WordPair = z.object({
  /** Places in `asked.words`: one, or two or more that are one word on the list. */
  asked: places(),
  /** Places in `listed.words`. */
  listed: places(),
  agree: z.enum(keysOf(agreements)),
  /** Number of letters that differ. */
  distance: z.int().min(0),
});

/** A fact besides the name, on both sides, and its effect on the score. */
export const FactCompared = z.object({
  fact: z.enum(keysOf(comparedFacts)),
  /** Formatted for people; a number is masked. Null: not known. */
  asked: z.string().nullable(),
  listed: z.string().nullable(),
  compared: z.enum(keysOf(comparisons)),
  /** Added to the name's score. A number that agrees makes the score 1, whatever the name. */
  effect: z.number().describe('A part of a score, which is from 0 to 1.'),
});

export type FactCompared = z.output<typeof FactCompared>;

/** Why something is a hit: everything that its page draws. */
export const Why = z.object({
  /** The customer's name that was compared, and its words as they were written. */
  asked: z.object({ name: z.string(), words: z.array(z.string()) }),
  /** The listed name that it resembles most. */
  listed: z.object({ name: z.string(), words: z.array(z.string()), quality: z.enum(keysOf(qualities)) }),
  pairs: z.array(WordPair),
  /** Places of words that the other side does not have. */
  onlyAsked: places(),
  onlyListed: places(),
  /** Whether the words that agree follow each other in the same order. */
  sameOrder: z.boolean(),
  nameScore: score(),
  facts: z.array(FactCompared),
  /** `nameScore` and the effects of the facts, between 0 and 1. */
  score: score(),
  threshold: score(),
  /** Other names of the same entry that resemble the customer's, the nearest first: at most five. */
  others: z.array(z.object({ name: z.string(), quality: z.enum(keysOf(qualities)), nameScore: score() })),
});
export type Why = z.output<typeof Why>;

/** An entry of a list as people read it. */
const Listed = z.object({
  kind: z.enum(keysOf(listedKinds)),
  /** Its primary name. */
  name: z.string(),
  aliases: z.array(z.object({ name: z.string(), quality: z.enum(keysOf(qualities)) })),
  /** `1965`, `1965-03-01`, `1963 to 1966`: as precise as the list is. */
  births: z.array(z.string()),
  birthPlaces: z.array(z.string()),
  genders: z.array(z.string()),
  /** Codes of ISO 3166-1; a country that the list names otherwise is in its words. */
  nationalities: z.array(z.string()),
  /** Identity documents as the list has them: kind and number. */
  numbers: z.array(z.string()),
  addresses: z.array(z.string()),
  topics: z.array(z.enum(keysOf(topics))),
  programmes: z.array(z.string()),
  remarks: z.string(),
  listedOn: day().nullable(),
});
export type Listed = z.output<typeof Listed>;

/** A version of a list that is, or was, in force. */
export const ListVersion = z.object({
  id: z.int(),
  source: z.enum(keysOf(sources)),
  /** The day that the list itself bears, or on which it was loaded. */
  asOf: day(),
  /** How many entries it has. */
  entities: z.int(),
  importedAt: instant(),
});
export type ListVersion = z.output<typeof ListVersion>;

/** A list that must be there: how many days old it is, or null where there is none. */
export const LackingList = z.object({
  source: z.enum(keysOf(sources)),
  days: z.int().describe('In days.').nullable(),
});

export const Hit = z.object({
  source: z.enum(keysOf(sources)),
  /** The entry's own id on its list, which stays the same from version to version. */
  entityKey: z.string(),
  /** Ids that the entry had before, where the list names them: a decision about one of them is about this entry. */
  formerKeys: z.array(z.string()),
  /** Hash of the entry's names and facts, without its remarks. A decision holds while it is the same. */
  contentHash: z.string(),
  score: score(),
  nameScore: score(),
  listed: Listed,
  why: Why,
});
export type Hit = z.output<typeof Hit>;
