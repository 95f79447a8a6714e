import { listOf, oneOf, wholeNumber } from '#platform/web/list/listSearch.ts';
import { api } from './api.web.ts';
import { type Tool, tools } from './tools.words.ts';

/** Tab, filters, order and page of the searches, kept in the address. */

const aMonth = (raw: string) => (/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(raw) ? raw : undefined);
const aNumber = (raw: string) => (/^-?\d{1,3}$/.test(raw) ? raw : undefined);

/** Numbers and months of every search. */
const ranges = {
  dateFrom: aMonth,
  dateTo: aMonth,
  priceFrom: wholeNumber,
  priceTo: wholeNumber,
  unitPriceFrom: wholeNumber,
  unitPriceTo: wholeNumber,
  areaFrom: wholeNumber,
  areaTo: wholeNumber,
  newSince: wholeNumber,
};
const floors = { floorFrom: aNumber, floorTo: aNumber };

export const hdbList = listOf(api.hdb, { own: { tab: oneOf('hdb'), ...ranges, ...floors } });

export const caveatList = listOf(api.caveat, { own: { tab: oneOf('caveat'), ...ranges, ...floors } });
export const rentalList = listOf(api.rental, { own: { tab: oneOf('rental'), ...ranges } });

const asking = { priceFrom: wholeNumber, priceTo: wholeNumber, areaFrom: wholeNumber, areaTo: wholeNumber };
export const openMarketList = listOf(api.openMarket, { own: { tab: oneOf('open-market'), ...asking } });

/** The history of imports at the desk. */
export const importList = listOf(api.imports);

const lists = { caveat: caveatList, hdb: hdbList, rental: rentalList, 'open-market': openMarketList };
/** The searches that there are, in the order of their tabs. */
export const openTools = Object.keys(lists) as (Tool & keyof typeof lists)[];

/** The first tab, whose address names none. */
export const firstTool = openTools[0] as Tool & keyof typeof lists;

export const toolAddress = (tool: Tool): string =>
  tool === firstTool ? '/agent-tools/caveat-hdb' : `/agent-tools/caveat-hdb?tab=${tool}`;

/** The tab and its search. A tab that does not exist stays in it, for the page to say that it is not there. */
export const marketSearch = (raw: Record<string, unknown>): { tab?: string } & object => {
  const tab = raw.tab === undefined ? firstTool : String(raw.tab);
  if (!Object.hasOwn(lists, tab)) return { tab };
  const { tab: _, ...search } = lists[tab as keyof typeof lists].validate({ ...raw, tab });
  return tab === firstTool ? search : { ...search, tab };
};

export const isTool = (tab: string | undefined): boolean =>
  tab === undefined || (Object.hasOwn(tools, tab) && Object.hasOwn(lists, tab));
