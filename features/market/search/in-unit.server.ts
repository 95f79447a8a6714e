import type { MeasurementUnit } from '../tools.words.ts';
import { squareFeet } from '../unit-price.rules.ts';

/** Tenths of a square metre in the unit that was asked for. */
export const inUnit = (tenths: number, unit: MeasurementUnit): number =>
  unit === 'sqft' ? squareFeet(tenths) : tenths / 10;
