import type { Why } from '#features/screening/room.calls.ts';

type Pair = Why['pairs'][number];
type Row = Pair & { isPart: boolean };
type Aligned = Pick<Why, 'pairs' | 'onlyAsked' | 'onlyListed'>;

/**
 * Pairs of words in reading order, one row per written word. A written Chinese name is compared as several words: their pairs form one row,
 * with the lowest agreement among them. `isPart`: some of it has no partner.
 */
export const inRows = ({ pairs, onlyAsked, onlyListed }: Aligned) => {
  const rows: Pair[] = [];
  for (const pair of pairs) {
    const at = rows.findIndex((row) => meets(row.asked, pair.asked) || meets(row.listed, pair.listed));
    const row = rows[at];
    if (row) rows[at] = together(row, pair);
    else rows.push(pair);
  }
  const without = (side: 'asked' | 'listed', places: number[]) =>
    places.filter((place) => !rows.some((row) => row[side].includes(place)));
  return {
    rows: rows.map((row): Row => ({ ...row, isPart: meets(row.asked, onlyAsked) || meets(row.listed, onlyListed) })),
    onlyAsked: without('asked', onlyAsked),
    onlyListed: without('listed', onlyListed),
  };
};

const meets = (one: number[], other: number[]): boolean => one.some((place) => other.includes(place));

const inOrder = (one: number[], other: number[]): number[] =>
  [...new Set([...one, ...other])].toSorted((a, b) => a - b);

const together = (one: Pair, other: Pair): Pair => ({
  asked: inOrder(one.asked, other.asked),
  listed: inOrder(one.listed, other.listed),
  agree: one.agree === 'SAME' || other.distance > one.distance ? other.agree : one.agree,
  distance: one.distance + other.distance,
});
