/** What finance itself holds has a reason of its own; as a reason to filter by it is one. */
const byFinance = 'Held by finance';

type Held = { name: string; of: string; why: string };

/** The reason of a held item, as one chooses it. */
const reasonOf = ({ why }: Pick<Held, 'why'>): string => (why.startsWith(byFinance) ? byFinance : why);

/** The reasons of these items, each once, in alphabetical order. */
export const reasonsOf = (held: Held[]): string[] => [...new Set(held.map(reasonOf))].toSorted();

/** Those that are held for this reason, and in whose payee, number or reason all these words occur. */
export const heldWhere = <H extends Held>(held: H[], { search = '', why }: { search?: string; why?: string }): H[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return held.filter((item) => {
    if (why && reasonOf(item) !== why) return false;
    const text = `${item.name} ${item.of} ${item.why}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
};
