import { squareFeet } from '../../rules/unit-price.ts';
import type { MeasurementUnit } from '../../words/tools.ts';

/** Tenths of a square metre in the unit that was asked for. */
export const inUnit = (tenths: number, unit: MeasurementUnit): number =>
  unit === 'sqft' ? squareFeet(tenths) : tenths / 10;
