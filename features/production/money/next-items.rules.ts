import { type ItemKind, isDeducted } from '#features/payout/payout.words.ts';
import type { NextPart } from '../production.words.ts';

type Item = { kind: ItemKind; why: string | null };

/** Ready and held items are together all unpaid earnings: deductions are never held. */
const belongs: Record<NextPart, (item: Item) => boolean> = {
  NOT_PAID: (item) => !isDeducted(item),
  READY: (item) => item.why === null && !isDeducted(item),
  HELD: ({ why }) => why !== null,
  FEES: ({ kind }) => kind === 'CHARGE',
  WITHHELD: ({ kind }) => kind === 'WITHHELD',
  GIVEN_UP: ({ kind }) => kind === 'WRITE_OFF',
};

/** The items that a figure of the next payout adds up; all of them without one. */
export const nextItemsOf = <I extends Item>(items: I[], show: NextPart | undefined): I[] =>
  show ? items.filter(belongs[show]) : items;
