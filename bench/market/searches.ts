import { hdbTowns } from '#features/property/words/details.ts';

/** The kinds of searches, and how soon nineteen of twenty must be answered, in milliseconds. */
export const kinds = {
  place: { name: 'a place and type within five years', bar: 100 },
  mix: { name: 'any mix within five years', bar: 200 },
  all: { name: 'any mix over all years', bar: 1_500 },
} as const;
export type Kind = keyof typeof kinds;

const types = ['2 ROOM', '3 ROOM', '4 ROOM', '5 ROOM', 'EXECUTIVE'];
const homes = ['Apartment', 'Condominium', 'Executive Condominium', 'Terrace', 'Semi-detached'];
const draws = 5_000;

/** The same numbers each time: from 0 up to 1. */
const lotOf = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
};

/** Addresses of searches, of each kind others, and hardly one twice: what was asked once is remembered. */
export const drawSearches = (kind: Kind): string[] => {
  const lot = lotOf(kind === 'place' ? 5 : kind === 'mix' ? 7 : 11);
  const one = <T>(of: readonly T[]): T => of[Math.floor(lot() * of.length)] as T;
  const between = (from: number, to: number) => Math.floor(from + lot() * (to - from));
  return Array.from({ length: draws }, () => {
    const isFlat = lot() < 0.6;
    const query = new URLSearchParams({ pageSize: '20', measurementUnit: one(['sqft', 'sqm']) });
    const region = isFlat ? one(hdbTowns) : String(between(1, 28)).padStart(2, '0');
    const type = isFlat ? one(types) : one(homes);
    const [regionName, typeName] = isFlat ? ['town', 'flatType'] : ['district', 'propertyType'];
    const has = (chance: number) => kind !== 'place' && lot() < chance;
    if (kind === 'place' || has(0.5)) query.set(regionName, region);
    if (kind === 'place' || has(0.5)) query.set(typeName, type);
    if (has(0.4)) query.set('priceFrom', String(between(200, 900) * 1_000));
    if (has(0.3)) query.set('priceTo', String(between(900, 3_000) * 1_000));
    if (has(0.3)) query.set('areaFrom', String(between(50, 120)));
    if (has(0.2)) query.set('floorFrom', String(between(1, 15)));
    if (has(0.2)) query.set('unitPriceFrom', String(between(300, 900)));
    if (has(0.3)) query.set('sortBy', one(['price', 'area', 'unitPrice']));
    // Nobody asks for exactly this price: it makes each search one of its own.
    if (kind === 'place') query.set('priceTo', String(4_000_000 + between(0, 4_000_000)));
    if (kind === 'all') query.set('period', 'all');
    return `/market/v1/${isFlat ? 'hdb' : 'caveat'}?${query}`;
  });
};
