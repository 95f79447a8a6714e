import { createContext } from 'react';
import type { Cents } from '#platform/contract/money.ts';
import type { TransactionInfo } from '../info/info.calls.ts';
import type { InfoValues } from '../info/infoValues.web.ts';
import type { Saved } from '../parts.calls.ts';

/** What a new submission begins with, known by a contact or by another submission. */
export type Beginning = {
  /** Keeps what is typed here apart from what is typed in an empty form. */
  key: string;
  values: InfoValues;
  /** What knows it, as `Tan Siew Lian’s property`. */
  from: string;
  /** What the field of a path says until it is touched. */
  mark: (path: string) => string;
  /** What comes along without a field. */
  also: string[];
  /** A price or rent a month that can be taken over by hand, and what it is. */
  price: { words: string; cents: Cents } | null;
  /** Saves step 1 with what comes along; left out: as an empty one is saved. */
  create?: (info: TransactionInfo) => Promise<Saved>;
  /** Adds what comes along to the submission that was just saved. */
  bring?: (saved: Saved) => Promise<void>;
};

/** What is asked for the property, or was paid for another unit: shown beside the price, which is typed or taken over by hand. */
export const PriceContext = createContext<{ words: string; cents: Cents } | null>(null);
