import type { Day } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';

/**
 * What two lines of the bank have in common if they are one transaction. The account is empty where a file names none. `batchCents`: what
 * the entry comes to that a line is a part of, by `batchPart` the first one or a later one; null of a whole entry.
 */
export type Moved = {
  account: string;
  day: Day;
  cents: Cents;
  currency: string;
  batchCents: Cents | null;
  batchPart: number | null;
};

/** Of lines with the same amount on one day, those about its place are enough to choose from. */
const most = 50;

const bare = (account: string): string => account.replace(/\W/g, '');

/** A bank may write a branch before the number. A file that names no account may be of any. */
const isSameAccount = (one: string, other: string): boolean =>
  bare(one).endsWith(bare(other)) || bare(other).endsWith(bare(one));

const keyOf = ({ day, currency }: Moved, cents: Cents): string => `${day} ${currency} ${cents}`;

/** The amounts by which a stored line is looked up: its own, and for the first line of a batch also that of the batch. */
const keysOf = (line: Moved): string[] => [
  keyOf(line, line.cents),
  ...(line.batchPart === 1 && line.batchCents !== null ? [keyOf(line, line.batchCents)] : []),
];

/** Of the lines with one amount, those that a line may be: a part of a batch is no part of another one. */
const isSame = (line: Moved, other: Moved): boolean =>
  isSameAccount(other.account, line.account) &&
  (other.cents === line.cents || line.batchCents === null || other.cents === line.batchCents);

/**
 * For each line of a file, the stored lines that may be the same transaction: same account, day, currency, amount and sign. One form of a
 * statement may show a batch as one line and another form as several: then each part may be the whole, and the whole is compared with
 * the first part.
 */
export const possiblySame = <L extends Moved, S extends Moved>(lines: L[], stored: S[]): Map<L, S[]> => {
  const byKey = Map.groupBy(
    stored.flatMap((one) => keysOf(one).map((key) => ({ key, one }))),
    ({ key }) => key,
  );
  const counts = new Map<string, number>();
  const matches = lines.map((line): [L, S[]] => {
    const having = (cents: Cents) =>
      (byKey.get(keyOf(line, cents)) ?? []).map(({ one }) => one).filter((one) => isSame(line, one));
    const key = keyOf(line, line.cents);
    const place = counts.get(key) ?? 0;
    counts.set(key, place + 1);
    const wholes = line.batchCents === null || line.batchCents === line.cents ? [] : having(line.batchCents);
    return [line, [...new Set([...nearest(having(line.cents), place), ...wholes.slice(0, most)])]];
  });
  return new Map(matches.filter(([, ones]) => ones.length > 0));
};

const nearest = <S>(ones: S[], place: number): S[] => {
  const from = Math.max(0, Math.min(place - most / 2, ones.length - most));
  return ones.slice(from, from + most);
};

/** A line with all that the bank says of it. */
export type NamedLine = { lineId: string; said: string };
/** A line of a file with the stored lines that it may repeat. `batch` is the entry that it is a part of; null of a whole entry. */
export type Undecided = NamedLine & { cents: Cents; batch: string | null; mayBe: (NamedLine & { cents: Cents })[] };

/**
 * Whose line one is that a new line is the same as, since the lines of one file are different ones: that line's alone, or all lines' of
 * the batch that it is as a whole.
 */
export const takerOf = (line: Pick<Undecided, 'lineId' | 'cents' | 'batch'>, other: { cents: Cents }): string =>
  other.cents === line.cents ? line.lineId : (line.batch ?? line.lineId);

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
const wordsOf = (text: string): Set<string> => {
  const words = text
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
 * Which line each of a file's lines probably is, each once, and one that is a batch for all lines of that: those with the most words in
 * common first, the others in their order. A line for which none is left is probably new.
 */
export const pairsOf = (lines: Undecided[]): Map<string, string> => {
  const all = lines.flatMap(({ mayBe, ...line }) =>
    mayBe.map((other) => ({ line, other, taker: takerOf(line, other) })),
  );
  const isRead = all.length <= mostCompared;
  const scored = all.map((pair) => ({ ...pair, score: isRead ? wordsInCommon(pair.line.said, pair.other.said) : 0 }));
  const pairs = new Map<string, string>();
  const takers = new Map<string, string>();
  /** The one line that each batch is. */
  const wholes = new Map<string, string>();
  for (const { line, other, taker } of scored.toSorted((a, b) => b.score - a.score)) {
    if (pairs.has(line.lineId) || (takers.get(other.lineId) ?? taker) !== taker) continue;
    if ((wholes.get(taker) ?? other.lineId) !== other.lineId) continue;
    takers.set(other.lineId, taker);
    wholes.set(taker, other.lineId);
    pairs.set(line.lineId, other.lineId);
  }
  return pairs;
};
