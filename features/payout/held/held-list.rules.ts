import type { HeldReason } from './held.rules.ts';

type Held = { name: string; of: string; reasons: HeldReason[] };

/** A reason, as one chooses it: what finance itself holds has words of its own, and is one to choose. */
const choiceOf = ({ cause, words }: HeldReason): string => (cause === 'FINANCE' ? 'Held by finance' : words);

/** The reasons of these items, each once, in alphabetical order. */
export const reasonsOf = (held: Held[]): string[] =>
  [...new Set(held.flatMap(({ reasons }) => reasons.map(choiceOf)))].toSorted();

/** Those that are held for this reason, among others, and in whose payee, number or reasons all these words occur. */
export const heldWhere = <H extends Held>(held: H[], { search = '', why }: { search?: string; why?: string }): H[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return held.filter((item) => {
    if (why && !item.reasons.some((reason) => choiceOf(reason) === why)) return false;
    const text = [item.name, item.of, ...item.reasons.map((reason) => reason.words)].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
};

type OfDeal = Held & { payeeId: string; cents: number; deal: { dealNo: string } | null };
export type HeldGroup<H> = { key: string; first: H; items: H[]; cents: number };

const nameOf = ({ first: { deal, of } }: HeldGroup<OfDeal>): string => deal?.dealNo ?? of;

/** Items of a deal that the same holds are one group, in the order of the deals; what is of no deal is grouped by its payee. */
export const groupHeld = <H extends OfDeal>(held: H[]): HeldGroup<H>[] => {
  const groups = new Map<string, HeldGroup<H>>();
  for (const item of held) {
    const key = [item.deal?.dealNo ?? item.payeeId, ...item.reasons.map(({ words }) => words)].join('\n');
    const group = groups.get(key) ?? { key, first: item, items: [], cents: 0 };
    group.items.push(item);
    group.cents += item.cents;
    groups.set(key, group);
  }
  return [...groups.values()].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
};
