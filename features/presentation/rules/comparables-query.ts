import { isByLand } from '#features/market/comparables/comparables.rules.ts';
import type { MeasurementUnit } from '#features/market/tools.words.ts';
import type { HdbTown } from '#features/property/words/details.ts';
import type { PresentationInput } from './inputs.ts';

/** What market data is asked of a home. What is not entered is left out. */
export const comparablesQuery = (input: PresentationInput) => {
  const { category, propertyType, hdbTown, postalCode, block, street, building, area, measurementUnit } = input;
  return {
    purpose: 'SALE' as const,
    category,
    propertyType,
    block,
    street,
    building,
    measurementUnit: measurementUnit as MeasurementUnit,
    trendYears: 5,
    ...(category === 'hdb' && hdbTown !== '' && { hdbTown: hdbTown as HdbTown }),
    ...(/^\d{6}$/.test(postalCode) && { postalCode }),
    ...(area !== null && { area }),
  };
};

/** Whether its size is that of the land. */
export const isOfLand = ({ category, propertyType }: PresentationInput): boolean => isByLand(category, propertyType);

/** Whether the home says where it is. */
export const isPlaced = ({ street, building, hdbTown, postalCode }: PresentationInput): boolean =>
  [street, building, hdbTown, postalCode].some((part) => part !== '');
