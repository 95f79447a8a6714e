import type { PropertyCategory } from '#features/property/words/categories.ts';
import type { HdbTown, Tenure } from '#features/property/words/details.ts';
import type { Draws } from '../draw/draws.ts';
import { condos, flats, hdbStreets, houses, landedStreets } from './homes.ts';
import { factories, grounds, shops } from './works.ts';

/** A property with the facts that step 1 requires of it; price and monthly rent in whole S$. */
export type Place = {
  propertyCategory: PropertyCategory;
  propertyType: string;
  property: { postalCode: string; block: string; street: string; building: string; unit: string };
  /** The fields of step 1 that describe the property. */
  facts: { hdbTown?: HdbTown; leaseStartYear?: number; floorArea?: number; landArea?: number; tenure?: Tenure };
  price: number;
  rent: number;
};

const two = (value: number) => String(value).padStart(2, '0');
const near = (draws: Draws, value: number, part = 0.12): number => value * (1 - part + 2 * part * draws.share());
const thousands = (value: number): number => Math.max(1, Math.round(value / 1_000)) * 1_000;
const fifties = (value: number): number => Math.max(1, Math.round(value / 50)) * 50;

const drawKind = <K extends string>(draws: Draws, kinds: Record<K, { weight: number }>): K =>
  draws.oneOf(
    (Object.entries(kinds) as [K, { weight: number }][]).map(([kind, { weight }]) => [kind, weight] as const),
  );

const flat = (draws: Draws): Place => {
  const { town, street, sector, from, price } = draws.pick(hdbStreets);
  const type = drawKind(draws, flats);
  const number = draws.between(101, 689);
  const suffix = draws.weighed({ '': 8, A: 2, B: 1 });
  const floorArea = Math.round(near(draws, flats[type].area, 0.05));
  const floor = draws.between(2, 18);
  return {
    propertyCategory: 'hdb',
    propertyType: type,
    property: {
      // The postal code of an HDB block contains the block number.
      postalCode: `${sector}${' AB'.indexOf(suffix || ' ')}${number}`,
      block: `${number}${suffix}`,
      street,
      building: '',
      unit: `${two(floor)}-${draws.between(100, 899)}`,
    },
    facts: { hdbTown: town, leaseStartYear: from + draws.between(0, 6), floorArea },
    price: thousands(near(draws, floorArea * price + floor * 2_500)),
    rent: fifties(near(draws, 1_500 + floorArea * 18)),
  };
};

const condo = (draws: Draws): Place => {
  const { building, block, street, postalCode, type, tenure, price } = draws.pick(condos);
  const floorArea = draws.pick([43, 48, 58, 66, 74, 83, 92, 104, 118, 137, 165]);
  return {
    propertyCategory: 'private-residential',
    propertyType: type,
    property: {
      postalCode,
      block,
      street,
      building,
      unit: `${two(draws.between(2, 32))}-${two(draws.between(1, 24))}`,
    },
    facts: { floorArea, tenure },
    price: thousands(near(draws, floorArea * price)),
    rent: fifties(near(draws, 900 + floorArea * price * 0.0026)),
  };
};

const house = (draws: Draws): Place => {
  const { street, sector, price } = draws.pick(landedStreets);
  const type = drawKind(draws, houses);
  const number = draws.between(1, 240);
  const landArea = Math.round(near(draws, houses[type].land));
  const tenure = draws.weighed({ FREEHOLD: 7, LEASEHOLD_999: 2, LEASEHOLD_99: 2 });
  return {
    propertyCategory: 'landed',
    propertyType: type,
    property: { postalCode: `${sector}${4_000 + number}`, block: String(number), street, building: '', unit: '' },
    facts: { landArea, floorArea: Math.round(landArea * 1.4), tenure },
    price: thousands(near(draws, landArea * price)),
    rent: fifties(near(draws, 3_000 + landArea * 14)),
  };
};

const work = (draws: Draws, propertyCategory: 'commercial' | 'industrial'): Place => {
  const place = propertyCategory === 'commercial' ? draws.pick(shops) : draws.pick(factories);
  const { building, block, street, postalCode, types, price, rent } = place;
  const floorArea = draws.pick([28, 42, 65, 93, 140, 210, 330]) * (propertyCategory === 'industrial' ? 2 : 1);
  return {
    propertyCategory,
    propertyType: draws.pick<string>(types),
    property: {
      postalCode,
      block,
      street,
      building,
      unit: `${two(draws.between(1, 12))}-${two(draws.between(1, 88))}`,
    },
    facts: { floorArea, tenure: propertyCategory === 'industrial' ? 'LEASEHOLD_60' : 'LEASEHOLD_99' },
    price: thousands(near(draws, floorArea * price)),
    rent: fifties(near(draws, floorArea * rent)),
  };
};

const ground = (draws: Draws): Place => {
  const { street, sector, type, price, rent } = draws.pick(grounds);
  const number = draws.between(1, 900);
  const landArea = draws.between(400, 2_600);
  return {
    propertyCategory: 'land',
    propertyType: type,
    property: { postalCode: `${sector}${5_000 + number}`, block: String(number), street, building: '', unit: '' },
    facts: { landArea, tenure: draws.weighed({ FREEHOLD: 2, LEASEHOLD_99: 1, LEASEHOLD_30: 2 }) },
    price: thousands(landArea * price),
    rent: fifties(landArea * rent),
  };
};

const makers: Record<PropertyCategory, (draws: Draws) => Place> = {
  hdb: flat,
  'private-residential': condo,
  landed: house,
  commercial: (draws) => work(draws, 'commercial'),
  industrial: (draws) => work(draws, 'industrial'),
  land: ground,
};

/** How often each category is sold and let, by weight. */
const sold = { hdb: 46, 'private-residential': 36, landed: 9, commercial: 4, industrial: 3, land: 2 };
const rented = { hdb: 34, 'private-residential': 44, landed: 4, commercial: 10, industrial: 7, land: 1 };

/** A property that was not drawn before. */
export const drawPlace = (draws: Draws, type: 'SALE' | 'LEASE', taken: Set<string>): Place => {
  for (;;) {
    const place = makers[draws.weighed<PropertyCategory>(type === 'SALE' ? sold : rented)](draws);
    const { postalCode, block, unit } = place.property;
    const key = `${postalCode} ${block} ${unit}`;
    if (taken.has(key)) continue;
    taken.add(key);
    return place;
  }
};
