import { categoryWord, type PropertyCategory, propertyCategories } from '#features/property/words/categories.ts';
import { type Day, formatDay } from '#platform/contract/days.ts';
import type { Request } from '#platform/contract/endpoint.ts';
import { type BillFor, billTargets } from '../roles.words.ts';
import type { esubmission } from '../room.calls.ts';
import {
  type RepresentedSide,
  sidesOf,
  sideWords,
  type TransactionType,
  transactionWords,
} from '../transaction.words.ts';

/** The choices on the page of required documents, which are stored in the URL. */
export type Combination = {
  type: TransactionType;
  property: PropertyCategory;
  side: RepresentedSide;
  client: 'INDIVIDUAL' | 'COMPANY';
  external: 'none' | 'some';
  internal: 'alone' | 'shared';
  bill: BillFor;
  date: Day;
};

export const choices = {
  type: transactionWords,
  side: sideWords,
  property: Object.fromEntries(propertyCategories.map((each) => [each, categoryWord(each)])),
  client: { INDIVIDUAL: 'A person', COMPANY: 'A company' },
  external: { none: 'None', some: 'One or more' },
  internal: { alone: 'I alone', shared: 'Shared with others' },
  bill: billTargets,
} satisfies Partial<Record<keyof Combination, Record<string, string>>>;

const first: Omit<Combination, 'date'> = {
  type: 'SALE',
  property: 'hdb',
  side: 'SELLER',
  client: 'INDIVIDUAL',
  external: 'none',
  internal: 'alone',
  bill: 'OWN_CLIENT',
};

export type CombinationSearch = Partial<Combination>;

/** The valid choices in the URL. A side that does not belong to its transaction type is left out. */
export const combinationSearch = (raw: Record<string, unknown>): CombinationSearch => {
  const known = Object.entries(choices).filter(([name, words]) => Object.hasOwn(words, String(raw[name])));
  const search: CombinationSearch = Object.fromEntries(known.map(([name]) => [name, String(raw[name])]));
  if (typeof raw.date === 'string' && isDay(raw.date)) search.date = raw.date;
  return search;
};

const isDay = (text: string) => /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

export const combinationOf = (search: CombinationSearch, today: Day): Combination => {
  const chosen = { ...first, date: today, ...search };
  const sides: readonly string[] = sidesOf[chosen.type];
  return sides.includes(chosen.side) ? chosen : { ...chosen, side: sidesOf[chosen.type][0] };
};

type Query = Request<typeof esubmission.documents>['query'];

export const queryOf = ({ type, property, side, client, external, internal, bill, date }: Combination): Query => ({
  transType: type,
  propType: property,
  side,
  newTransPary: client,
  numberOfEcbs: external === 'some' ? 1 : 0,
  numberOfIcbs: internal === 'shared' ? 2 : 1,
  billFor: bill,
  checkDate: date,
});

/** `Sale of HDB for the seller, a person`, as the heading of a printed list. */
export const combinationWords = (asked: Combination): string => {
  const { type, property, side, client, external, internal, bill, date } = asked;
  const rest = [
    choices.client[client].toLowerCase(),
    external === 'some' && 'with an external co-broker',
    internal === 'shared' && 'shared with colleagues',
    bill !== 'OWN_CLIENT' && `billed to ${billTargets[bill].toLowerCase()}`,
  ].filter(Boolean);
  return `${choices.type[type]}, ${categoryWord(property)}, for the ${choices.side[side].toLowerCase()}: ${rest.join(', ')}; rules of ${formatDay(date)}`;
};
