import type { Dataset } from '../words/datasets.ts';
import type { ListedCategory } from '../words/listings.ts';

/** What of the records is like a home: their kind, and their types or their model. Undefined where nothing is compared with it. */
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

/** Design, build and sell flats are of several types and one model. */
export const alikeTo = (category: ListedCategory, propertyType: string): Alike | undefined => {
  if (category === 'hdb') {
    if (propertyType === 'DBSS') return { dataset: 'hdb', model: 'DBSS' };
    const flat = flats[propertyType];
    return flat === undefined ? undefined : { dataset: 'hdb', kinds: [flat] };
  }
  const kinds = homes[propertyType];
  return kinds === undefined ? undefined : { dataset: 'caveat', kinds };
};

/** Fifteen per cent less and more, in tenths of a square metre. */
export const areaBand = (tenths: number): { from: number; to: number } => ({
  from: Math.floor(tenths * 0.85),
  to: Math.ceil(tenths * 1.15),
});

/** So many sales are enough, and so many of its own building are many. */
export const enough = 5;
const many = 10;

export const confidenceOf = (level: string, counted: number): 'HIGH' | 'MEDIUM' | 'LOW' => {
  if (level === 'BUILDING' && counted >= many) return 'HIGH';
  return counted >= enough && level !== 'REGION' ? 'MEDIUM' : 'LOW';
};
