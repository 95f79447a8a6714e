import type { Day } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import type { ItemKind } from '../payout.words.ts';

type Item = {
  source: string;
  kind: ItemKind;
  payeeId: string;
  name: string;
  of: string;
  place: number;
  clearedOn: Day;
  cents: Cents;
};

/**
 * A text by which items are sorted: by payee, then by the place of their source among the sources, their day, their deal and the place of
 * their share in it. GST is rounded along that order, so that an id, which is of chance, decides only between items that are the same.
 */
export const keyOf = ({ name, payeeId, clearedOn, of, place, kind, cents, source }: Item, index: number): string =>
  [name, payeeId, index, clearedOn, of, String(place).padStart(5, '0'), kind, cents, source].join('\0');
