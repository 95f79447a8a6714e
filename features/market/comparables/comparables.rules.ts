import { addMonths, type Day } from '#platform/contract/days.ts';
import type { Dataset } from '../datasets.words.ts';
import type { ListedCategory, Purpose } from '../open-market/listings.words.ts';
import type { Months } from '../search/months.rules.ts';

/** Filter for records comparable with a home: their kind, and their types or their model. Undefined if nothing can be compared. */
export type Alike = { dataset: Dataset; kinds?: string[]; model?: string };

const flats: Record<string, string> = {
  '1R': '1 ROOM',
  '2R': '2 ROOM',
  '2R_FLEXI': '2 ROOM',
  '3R': '3 ROOM',
  '4R': '4 ROOM',
  '5R': '5 ROOM',
  EXEC_APT: 'EXECUTIVE',
  EXEC_MAISONETTE: 'EXECUTIVE',
  JUMBO: 'EXECUTIVE',
  MULTI_GEN: 'MULTI GENERATION',
};

const homes: Record<string, string[]> = {
  APARTMENT: ['Apartment', 'Condominium'],
  CONDOMINIUM: ['Apartment', 'Condominium'],
  WALK_UP: ['Apartment', 'Condominium'],
  EXEC_CONDO: ['Executive Condominium'],
  TERRACE: ['Terrace'],
  CORNER_TERRACE: ['Terrace'],
  SEMI_DETACHED: ['Semi-detached'],
  DETACHED: ['Detached'],
  GCB: ['Detached'],
  STRATA_LANDED: ['Strata Terrace', 'Strata Semi-detached', 'Strata Detached'],
};

/** Kinds of homes in URA’s rental contracts. Strata-landed homes are no kind of their own there. */
const letHomes: Record<string, string[]> = {
  APARTMENT: ['Non-landed Properties'],
  CONDOMINIUM: ['Non-landed Properties'],
  WALK_UP: ['Non-landed Properties'],
  SERVICED_APT: ['Non-landed Properties'],
  EXEC_CONDO: ['Executive Condominium'],
  TERRACE: ['Terrace House'],
  CORNER_TERRACE: ['Terrace House'],
  SEMI_DETACHED: ['Semi-Detached House'],
  DETACHED: ['Detached House'],
  GCB: ['Detached House'],
};

/** Design, build and sell flats are of several types and one model, which approvals to let them don't name. */
export const alikeTo = (category: ListedCategory, propertyType: string, purpose: Purpose): Alike | undefined => {
  const isSale = purpose === 'SALE';
  if (category === 'hdb') {
    if (propertyType === 'DBSS') return isSale ? { dataset: 'hdb', model: 'DBSS' } : undefined;
    const flat = flats[propertyType];
    return flat === undefined ? undefined : { dataset: isSale ? 'hdb' : 'approval', kinds: [flat] };
  }
  const kinds = (isSale ? homes : letHomes)[propertyType];
  return kinds === undefined ? undefined : { dataset: isSale ? 'caveat' : 'rental', kinds };
};

/** Approvals to let a flat say no area: their rents are compared as they are. */
export const hasAreas = (dataset: Dataset): boolean => dataset !== 'approval';

/** The twelve months up to that of a day, or to the last one of the data. */
export const yearUpTo = (day: Day, dataTo: Day): Months => {
  const month = `${day.slice(0, 7)}-01`;
  const to = month < dataTo ? month : dataTo;
  return { from: addMonths(to, -11), to };
};

/** Landed homes are compared by their land, others by their floor. */
export const isByLand = (category: string, propertyType: string): boolean =>
  category === 'landed' && propertyType !== 'STRATA_LANDED';

type Areas = { category: string; propertyType: string; floorArea: number | null; landArea: number | null };

/** Area that a home is measured by: its land, if land is sold. Null if it is not provided. */
export const comparedArea = ({ category, propertyType, floorArea, landArea }: Areas): number | null =>
  isByLand(category, propertyType) ? landArea : floorArea;

/** Fifteen per cent less and more, in tenths of a square metre. */
export const areaBand = (tenths: number): { from: number; to: number } => ({
  from: Math.floor(tenths * 0.85),
  to: Math.ceil(tenths * 1.15),
});

/** Number of sales that are enough for a comparison, and number that counts as many for one building. */
export const enough = 5;
const many = 10;

export const confidenceOf = (level: string, counted: number): 'HIGH' | 'MEDIUM' | 'LOW' => {
  if (level === 'BUILDING' && counted >= many) return 'HIGH';
  return counted >= enough && level !== 'REGION' ? 'MEDIUM' : 'LOW';
};
