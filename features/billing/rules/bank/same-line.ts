import type { Day } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';

/** What two lines of the bank have in common if they are one transaction. The account is empty where a file names none. */
export type Moved = { account: string; day: Day; cents: Cents; currency: string };

/** Of lines with the same amount on one day, those about its place are enough to choose from. */
const most = 50;

const bare = (account: string): string => account.replace(/\W/g, '');

/** A bank may write a branch before the number. A file that names no account may be of any. */
const isSameAccount = (one: string, other: string): boolean =>
  bare(one).endsWith(bare(other)) || bare(other).endsWith(bare(one));

const keyOf = ({ day, cents, currency }: Moved): string => `${day} ${currency} ${cents}`;

/** The lines that stand which each line of a file may be, as far as there are any: of its account, day, currency, amount and sign. */
export const possiblySame = <L extends Moved, S extends Moved>(lines: L[], standing: S[]): Map<L, S[]> => {
  const byKey = Map.groupBy(standing, keyOf);
  const counts = new Map<string, number>();
  const found = lines.map((line): [L, S[]] => {
    const equal = (byKey.get(keyOf(line)) ?? []).filter(({ account }) => isSameAccount(account, line.account));
    const place = counts.get(keyOf(line)) ?? 0;
    counts.set(keyOf(line), place + 1);
    return [line, nearest(equal, place)];
  });
  return new Map(found.filter(([, ones]) => ones.length > 0));
};

const nearest = <S>(ones: S[], place: number): S[] => {
  const from = Math.max(0, Math.min(place - most / 2, ones.length - most));
  return ones.slice(from, from + most);
};

/** A line with all that the bank says of it. */
export type Said = { lineId: string; said: string };
/** A line of a file, and the lines that stand which it may be. */
export type Undecided = Said & { mayBe: Said[] };

/** Words that every second line of a bank has. */
const usual = [
  'CREDIT',
  'DEBIT',
  'FAST',
  'FROM',
  'GIRO',
  'LTD',
  'OTHR',
  'PAYMENT',
  'PAYNOW',
  'PTE',
  'REF',
  'SGD',
  'THE',
  'TRANSFER',
];

/** The words of a line, and its numbers however they are written: `INV26-000012` is `INV26000012`. */
const wordsOf = (said: string): Set<string> => {
  const words = said
    .toUpperCase()
    .replace(/(?<=[\p{L}\d])[-./](?=\d)/gu, '')
    .split(/[^\p{L}\d]+/u);
  return new Set(words.filter((word) => word.length > 2 && !usual.includes(word)));
};

/** How many words two lines have in common, without those that many have. */
export const wordsInCommon = (one: string, other: string): number => wordsOf(one).intersection(wordsOf(other)).size;

/** Where there are more pairs, they are made in the order of the lines. */
const mostCompared = 20_000;

/**
 * Which line each of a file's lines probably is, each once, since the lines of one file are different ones: those with the most words
 * in common first, the others in their order. A line for which none is left is probably new.
 */
export const pairsOf = (lines: Undecided[]): Map<string, string> => {
  const all = lines.flatMap(({ mayBe, ...line }) => mayBe.map((other) => ({ line, other })));
  const isRead = all.length <= mostCompared;
  const scored = all.map((pair) => ({ ...pair, score: isRead ? wordsInCommon(pair.line.said, pair.other.said) : 0 }));
  const pairs = new Map<string, string>();
  const taken = new Set<string>();
  for (const { line, other } of scored.toSorted((a, b) => b.score - a.score)) {
    if (pairs.has(line.lineId) || taken.has(other.lineId)) continue;
    taken.add(other.lineId);
    pairs.set(line.lineId, other.lineId);
  }
  return pairs;
};
