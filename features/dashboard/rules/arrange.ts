import type { Card } from '#platform/contract/card.ts';
import type { Layout } from '../contract.ts';

type Placed = Pick<Card, 'id' | 'order' | 'startsOff'>;
export type Arrangement = Pick<Layout, 'placed' | 'hidden' | 'shown'>;

/** One thing that a person does to the layout. It can be done again to a layout that was changed meanwhile. */
export type Change =
  | { kind: 'hide' | 'show'; id: string }
  /** Before another card, or to the end. */
  | { kind: 'move'; id: string; before: string | null }
  | { kind: 'reset' }
  /** Takes a reset back. */
  | { kind: 'restore'; to: Arrangement };

const byOrder = (a: Placed, b: Placed) => a.order - b.order;

/**
 * The cards in the order of the person. A card that they never placed stands after the card that precedes it by default;
 * so does one of a later feature.
 */
export const inOrder = <C extends Placed>(cards: C[], placed: string[]): C[] => {
  const byDefault = cards.toSorted(byOrder);
  const found = placed.flatMap((id) => byDefault.find((card) => card.id === id) ?? []);
  for (const [index, card] of byDefault.entries()) {
    if (placed.includes(card.id)) continue;
    const before = byDefault[index - 1];
    found.splice(before ? found.indexOf(before) + 1 : 0, 0, card);
  }
  return found;
};

/** Whether a card is on the page: not hidden and, if it starts off, chosen. A line stands with its card. */
export const isShown = (
  { id, startsOff, under }: Pick<Card, 'id' | 'startsOff' | 'under'>,
  { hidden, shown }: Arrangement,
): boolean => (under ? !hidden.includes(under) : !hidden.includes(id) && (!startsOff || shown.includes(id)));

/** Whether a layout is from before most cards started off: all that do are chosen or hidden. */
export const keepsOldCards = (cards: Placed[], { hidden, shown }: Arrangement): boolean => {
  const off = cards.filter(({ startsOff }) => startsOff).map(({ id }) => id);
  return shown.length > 0 && off.every((id) => shown.includes(id) || hidden.includes(id));
};

const isOff = (cards: Placed[], id: string): boolean => cards.some((card) => card.id === id && card.startsOff);
const without = (ids: string[], id: string): string[] => ids.filter((each) => each !== id);

/** The layout after a change. `cards` are all that the person can have, hidden ones too. */
export const arranged = (cards: Placed[], layout: Arrangement, change: Change): Arrangement => {
  const { placed, hidden, shown } = layout;
  switch (change.kind) {
    case 'reset':
      return { placed: [], hidden: [], shown: [] };
    case 'restore':
      return { placed: change.to.placed, hidden: change.to.hidden, shown: change.to.shown };
    case 'hide':
      return { placed, hidden: [...without(hidden, change.id), change.id], shown: without(shown, change.id) };
    case 'show':
      return {
        placed,
        hidden: without(hidden, change.id),
        shown: isOff(cards, change.id) ? [...without(shown, change.id), change.id] : shown,
      };
    case 'move': {
      const ids = inOrder(cards, placed).map(({ id }) => id);
      const others = ids.filter((id) => id !== change.id);
      if (others.length === ids.length) return layout;
      const target = change.before === null ? -1 : others.indexOf(change.before);
      others.splice(target < 0 ? others.length : target, 0, change.id);
      // Cards that this version of the product does not know keep their place in the list.
      return { placed: [...others, ...placed.filter((id) => !ids.includes(id))], hidden, shown };
    }
  }
};
