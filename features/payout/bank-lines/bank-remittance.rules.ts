import type { Day } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';

/** A line of the bank: credit is positive. */
type Line = { day: Day; cents: Cents; said: string };

/** A remittance that is not matched with a line of the bank yet. */
type Remittance = { reference: string; cents: Cents; remittedOn: Day; takenBackOn: Day | null };

/** What is withheld and not remitted. */
type Held = { name: string; text: string; cents: Cents; withheldOn: Day };

/** The recorded remittance that a debit is: the same amount to the cent, and named by its reference if several have it. */
export const remittanceOf = <R extends Remittance>(line: Line, remittances: R[]): R | undefined => {
  const same = remittances.filter(({ cents }) => cents === -line.cents);
  const isNamed = ({ reference }: R) => says(line.said, reference);
  const made = same.filter(({ takenBackOn }) => takenBackOn === null);
  return theOne(made, isNamed) ?? only(same.filter((each) => each.takenBackOn !== null && isNamed(each)));
};

/**
 * The remittance that a credit is the return of. Other credits have the same amount, so its reference has to be named. One that
 * was taken back by hand is rather meant than one that was not.
 */
export const returnedRemittanceOf = <R extends Remittance>(line: Line, remittances: R[]): R | undefined => {
  const matching = remittances.filter(
    ({ cents, reference, remittedOn }) => cents === line.cents && remittedOn <= line.day && says(line.said, reference),
  );
  const [takenBack, made] = [true, false].map((is) => matching.filter((each) => (each.takenBackOn !== null) === is));
  return only(takenBack ?? []) ?? only(made ?? []);
};

/**
 * The items that a debit remits: one of the same amount, or all of one description that were withheld until its day. If that fits
 * several times, it is what the bank's text names.
 */
export const itemsOf = <H extends Held>(line: Line, held: H[]): H[] | undefined => {
  const until = held.filter(({ withheldOn }) => withheldOn <= line.day);
  const together = [...Map.groupBy(until, ({ text }) => text).values()].filter(({ length }) => length > 1);
  const fitting = [...until.map((item) => [item]), ...together].filter(
    (items) => items.reduce((sum, { cents }) => sum + cents, 0) === -line.cents,
  );
  return theOne(fitting, (items) =>
    items.some(({ text, name }) => says(line.said, text) || (items.length === 1 && says(line.said, name))),
  );
};

const only = <T>(items: T[]): T | undefined => (items.length === 1 ? items[0] : undefined);

const theOne = <T>(candidates: T[], isNamed: (each: T) => boolean): T | undefined =>
  only(candidates) ?? only(candidates.filter(isNamed));

/** References are compared without spaces and signs. So few letters may stand in any text. */
const says = (text: string, words: string): boolean => plain(words).length >= 4 && plain(text).includes(plain(words));

const plain = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
