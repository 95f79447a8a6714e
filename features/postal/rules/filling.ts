/** What a postal code fills in an address of a form, and what it takes away again. What is typed by hand stays. */

/** The parts of an address that a postal code determines, as the form calls them. */
export type Parts = Record<string, string>;

const same = (one: string, other: string) => one.trim().toUpperCase() === other.trim().toUpperCase();
const namesOf = <P extends Parts>(parts: P) => Object.keys(parts) as (keyof P & string)[];

/** Whether the typed parts do not contradict the address. */
export const fits = <P extends Parts>(typed: P, found: P): boolean =>
  namesOf(found).every((name) => typed[name] === '' || same(typed[name] ?? '', found[name] ?? ''));

/** The parts of the address that are not typed yet. None if another address was typed. */
export const missingParts = <P extends Parts>(typed: P, found: P): Partial<P> =>
  only(found, (name) => fits(typed, found) && typed[name] === '' && found[name] !== '');

/** The parts that the addresses of the previous postal code filled in, emptied. */
export const emptiedParts = <P extends Parts>(typed: P, before: readonly P[]): Partial<P> => {
  const isFilled = (name: keyof P) =>
    typed[name] !== '' && before.some((found) => same(typed[name] ?? '', found[name] ?? ''));
  const left = only(typed, isFilled);
  return Object.fromEntries(namesOf(left as P).map((name) => [name, ''])) as Partial<P>;
};

const only = <P extends Parts>(parts: P, isKept: (name: keyof P & string) => boolean): Partial<P> =>
  Object.fromEntries(Object.entries(parts).filter(([name]) => isKept(name))) as Partial<P>;
