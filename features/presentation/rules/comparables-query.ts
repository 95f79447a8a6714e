import type { MeasurementUnit } from '#features/market/words/tools.ts';
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
    ...(category === 'hdb' && hdbTown !== '' && { hdbTown: hdbTown as HdbTown }),
    ...(/^\d{6}$/.test(postalCode) && { postalCode }),
    ...(area !== null && { area }),
  };
};

/** Landed homes are compared by their land, others by their floor. */
export const isByLand = ({ category, propertyType }: PresentationInput): boolean =>
  category === 'landed' && propertyType !== 'STRATA_LANDED';

/** Whether the home says where it is. */
export const isPlaced = ({ street, building, hdbTown, postalCode }: PresentationInput): boolean =>
  [street, building, hdbTown, postalCode].some((part) => part !== '');
