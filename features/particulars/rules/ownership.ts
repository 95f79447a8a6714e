import { hundredPercent } from '#platform/contract/money.ts';
import type { Problem } from '#platform/contract/refusal.ts';

/**
 * A shareholder of a company, in a tree: a shareholder that is a company has shareholders itself, down to people.
 * `rate` is ten-thousandths of a percent of the company directly above; `print` is the keyed hash of the identity
 * number, empty while the number is not known.
 */
export type Holder = {
  id: string;
  /** The company above; null for a direct shareholder. */
  parentId: string | null;
  kind: 'INDIVIDUAL' | 'COMPANY';
  name: string;
  rate: number;
  print: string;
};

/**
 * A person who owns a part of the company; `rate` is the sum of all their holdings, in ten-thousandths of a percent.
 */
export type Behind = { name: string; nationality: string; rate: number; isIdentified: boolean };

/** What is still to be identified: the owners of the rest of a company, or the number of someone over the threshold. */
export type OpenPoint = { about: 'owners' | 'number'; holderId: string | null; name: string; rate: number };

/** What the sums along the tree read of a holder. */
type Part = Pick<Holder, 'id' | 'parentId' | 'rate'>;

/** How deep the tree may be. */
export const mostLevels = 8;
/** 100% as a whole number that is large enough for the product of that many rates to be exact. */
const whole = BigInt(hundredPercent) ** BigInt(mostLevels + 1);

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
const childrenOf = <T extends Part>(holders: T[], id: string | null): T[] =>
  holders.filter(({ parentId }) => parentId === id);
const asRate = (part: bigint): number => Number((part * BigInt(hundredPercent)) / whole);
const sameName = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** The sum of the rates directly under a company (or under the party, for null): at most 100%. */
export const givenUnder = (holders: Part[], id: string | null): number =>
  sum(childrenOf(holders, id).map(({ rate }) => rate));

/** Every holder with its part of the party at the top, through all levels, in the order of the tree. */
export const wholeParts = <T extends Part>(
  holders: T[],
  id: string | null = null,
  above = whole,
  level = 0,
): { holder: T; level: number; part: bigint; rate: number }[] =>
  level > mostLevels
    ? []
    : childrenOf(holders, id).flatMap((holder) => {
        const part = (above * BigInt(holder.rate)) / BigInt(hundredPercent);
        const below = wholeParts(holders, holder.id, part, level + 1);
        return [{ holder, level, part, rate: asRate(part) }, ...below];
      });

type WholePart<T extends Part> = ReturnType<typeof wholeParts<T>>[number];

/**
 * Parts by whose they are: the same number, or the same name while the number is not known. Who is named without a number counts as the
 * one of that name who has one.
 */
const byOwner = <T extends Holder>(parts: WholePart<T>[]): WholePart<T>[][] => {
  const nameOf = ({ kind, name }: Holder) => `${kind} ${sameName(name)}`;
  const numbered = parts.filter(({ holder }) => holder.print !== '');
  const prints = new Map(numbered.toReversed().map(({ holder }) => [nameOf(holder), holder.print]));
  const keyOf = (holder: Holder) => holder.print || (prints.get(nameOf(holder)) ?? nameOf(holder));
  return [...Map.groupBy(parts, ({ holder }) => keyOf(holder)).values()];
};

const partOf = (parts: { part: bigint }[]): bigint => parts.reduce((total, { part }) => total + part, 0n);
const limitOf = (threshold: number): bigint => (BigInt(threshold) * whole) / BigInt(hundredPercent);

/**
 * Everybody who owns the threshold or more (ten-thousandths of a percent), whether directly, through companies or in several parts: of each
 * the holder with a number, if there is one.
 */
export const ownersOver = <T extends Holder>(holders: T[], threshold: number): T[] =>
  byOwner(wholeParts(holders))
    .filter((own) => partOf(own) >= limitOf(threshold))
    .flatMap((own) => own.find(({ holder }) => holder.print !== '')?.holder ?? own[0]?.holder ?? []);

/**
 * The people who own the company, each with the sum of their holdings through all companies, the largest part first.
 */
export const peopleBehind = (holders: (Holder & { nationality: string })[]): Behind[] => {
  const people = wholeParts(holders).filter(({ holder }) => holder.kind === 'INDIVIDUAL');
  return byOwner(people)
    .map((parts) => ({
      name: parts[0]?.holder.name ?? '',
      nationality: parts[0]?.holder.nationality ?? '',
      rate: asRate(partOf(parts)),
      isIdentified: parts.every(({ holder }) => holder.print !== ''),
    }))
    .sort((a, b) => b.rate - a.rate);
};

/**
 * What must still be identified, because someone unknown may hold `threshold` or more (ten-thousandths of a percent).
 * `name` is the name of the party.
 */
export const openPoints = (name: string, holders: Holder[], threshold: number): OpenPoint[] => {
  const parts = wholeParts(holders);
  const limit = limitOf(threshold);
  const companies: { id: string | null; name: string; part: bigint }[] = [
    { id: null, name, part: whole },
    ...parts.flatMap(({ holder: { id, kind, name }, part }) => (kind === 'COMPANY' ? [{ id, name, part }] : [])),
  ];
  const owners = companies.flatMap(({ id, name, part }): OpenPoint[] => {
    const rest = (part * BigInt(hundredPercent - givenUnder(holders, id))) / BigInt(hundredPercent);
    return rest >= limit ? [{ about: 'owners', holderId: id, name, rate: asRate(rest) }] : [];
  });
  const numbers = byOwner(parts).flatMap((same): OpenPoint[] => {
    const part = partOf(same);
    const unknown = same.find(({ holder }) => holder.print === '')?.holder;
    if (!unknown || part < limit) return [];
    return [{ about: 'number', holderId: unknown.id, name: unknown.name, rate: asRate(part) }];
  });
  return [...owners, ...numbers];
};

/** The first problem of a shareholder beside the others; `party` is at the top of the tree. */
export const holderProblem = (
  party: Pick<Holder, 'name' | 'print'>,
  holder: Holder,
  others: Holder[],
): Problem | undefined => {
  const chain = companiesAbove(holder, others);
  const top = { id: null, ...party };
  const above = chain[0] ?? top;
  if (holder.parentId !== null && chain.length === 0)
    return { message: 'The company above is not there any more. Look at the list again.', field: 'parentId' };
  if (chain.some(({ kind }) => kind !== 'COMPANY'))
    return { message: `${above.name} is a person: nobody holds shares in a person.`, field: 'parentId' };
  if (holder.kind === 'INDIVIDUAL' && others.some(({ parentId }) => parentId === holder.id))
    return {
      message: 'Others hold shares in this company, so it can’t become a person. Remove them first.',
      field: 'kind',
    };
  if (chain.length > mostLevels - 1)
    return { message: `Shareholders go ${mostLevels} levels deep at most.`, field: 'parentId' };
  if (holder.kind === 'COMPANY' && [...chain, top].some((each) => isSame(each, holder)))
    return { message: `${holder.name} stands above in this chain already: a company can’t own itself.`, field: 'name' };
  const given = givenUnder(others, holder.parentId) + holder.rate;
  if (given > hundredPercent)
    return {
      message: `The shares of ${above.name} come to ${given / 10_000}%; together they can’t exceed 100%.`,
      field: 'rate',
    };
  return undefined;
};

/** The companies above a holder, the nearest first. Ends at a missing company and at a circle. */
const companiesAbove = (holder: Holder, others: Holder[]): Holder[] => {
  const found: Holder[] = [];
  for (let next = holder.parentId; next !== null; ) {
    const above = others.find(({ id }) => id === next);
    if (!above || found.includes(above)) break;
    found.push(above);
    next = above.parentId;
  }
  return found;
};

const isSame = (one: Pick<Holder, 'name' | 'print'>, other: Pick<Holder, 'name' | 'print'>): boolean =>
  one.print !== '' && other.print !== '' ? one.print === other.print : sameName(one.name) === sameName(other.name);
