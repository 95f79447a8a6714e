import { hundredPercent } from '#platform/contract/money.ts';
import type { Problem } from './problem.ts';

/**
 * Who holds a company, as a tree: shareholders, those of a shareholder that is a company itself, and so on down to people.
 * Rates are ten-thousandths of a percent of the one directly above; `print` is empty while the number is not known.
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

/** Someone behind the company, all of their holdings together. */
export type Behind = { name: string; nationality: string; rate: number; isIdentified: boolean };

/** What is still to be found out: who holds the rest of a company, or the number of someone who holds much. */
export type OpenPoint = { about: 'owners' | 'number'; holderId: string | null; name: string; rate: number };

/** More levels than any structure that was ever explained to an agent. */
export const mostLevels = 8;
/** Fine enough that a product of so many rates is exact. */
const whole = BigInt(hundredPercent) ** BigInt(mostLevels + 1);

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
const childrenOf = <T extends Holder>(holders: T[], id: string | null): T[] =>
  holders.filter(({ parentId }) => parentId === id);
const asRate = (part: bigint): number => Number((part * BigInt(hundredPercent)) / whole);
const sameName = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** What is given away directly under a company: at most 100 %. */
export const givenUnder = (holders: Holder[], id: string | null): number =>
  sum(childrenOf(holders, id).map(({ rate }) => rate));

/** Every holder with its part of the party itself, through all levels; in the order of the tree. */
export const wholeParts = <T extends Holder>(
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

/** One person under one key, whether told apart by number or only by name. */
const personKey = ({ print, name }: Holder): string => print || sameName(name);

/** The people behind the company, each with all that they hold through any company, the largest part first. */
export const peopleBehind = (holders: (Holder & { nationality: string })[]): Behind[] => {
  const people = wholeParts(holders).filter(({ holder }) => holder.kind === 'INDIVIDUAL');
  return [...Map.groupBy(people, ({ holder }) => personKey(holder)).values()]
    .map((parts) => ({
      name: parts[0]?.holder.name ?? '',
      nationality: parts[0]?.holder.nationality ?? '',
      rate: asRate(parts.reduce((total, { part }) => total + part, 0n)),
      isIdentified: parts.every(({ holder }) => holder.print !== ''),
    }))
    .sort((a, b) => b.rate - a.rate);
};

/** What is open as long as someone unknown may hold `threshold` or more; `name` is the party's own. */
export const openPoints = (name: string, holders: Holder[], threshold: number): OpenPoint[] => {
  const parts = wholeParts(holders);
  const limit = (BigInt(threshold) * whole) / BigInt(hundredPercent);
  const companies: { id: string | null; name: string; part: bigint }[] = [
    { id: null, name, part: whole },
    ...parts.flatMap(({ holder: { id, kind, name }, part }) => (kind === 'COMPANY' ? [{ id, name, part }] : [])),
  ];
  const owners = companies.flatMap(({ id, name, part }): OpenPoint[] => {
    const rest = (part * BigInt(hundredPercent - givenUnder(holders, id))) / BigInt(hundredPercent);
    return rest >= limit ? [{ about: 'owners', holderId: id, name, rate: asRate(rest) }] : [];
  });
  const together = Map.groupBy(parts, ({ holder }) => personKey(holder));
  const numbers = [...together.values()].flatMap((same): OpenPoint[] => {
    const part = same.reduce((total, each) => total + each.part, 0n);
    const unknown = same.find(({ holder }) => holder.print === '')?.holder;
    if (!unknown || part < limit) return [];
    return [{ about: 'number', holderId: unknown.id, name: unknown.name, rate: asRate(part) }];
  });
  return [...owners, ...numbers];
};

/** The first thing about a shareholder that can't be, beside the others; `party` is who stands at the top. */
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
      message: `The shares of ${above.name} come to ${given / 10_000} %; together they can’t exceed 100 %.`,
      field: 'rate',
    };
  return undefined;
};

/** The one directly above first; ends at what is not there, and at what was seen before. */
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
