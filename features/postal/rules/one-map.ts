import * as z from 'zod';
import type { PostalAddress } from '../contract.ts';
import { placeName } from './place-name.ts';

const Result = z.object({
  BLK_NO: z.string(),
  ROAD_NAME: z.string(),
  BUILDING: z.string(),
  POSTAL: z.string(),
  LATITUDE: z.string().optional(),
  LONGITUDE: z.string().optional(),
  /** OneMap misspells the name in some answers. */
  LONGTITUDE: z.string().optional(),
});

/** A page of the answer of OneMap, the address service of the Singapore Land Authority. */
export const OneMapPage = z.object({ totalNumPages: z.coerce.number().int(), results: z.array(Result) });
type Result = z.output<typeof Result>;

const degrees = (text: string | undefined): number | null => {
  const value = text?.trim() ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : null;
};

/** The addresses with this postal code, each once. The search also finds its digits in other texts. */
export const addressesIn = (postalCode: string, results: Result[]): PostalAddress[] => {
  const found = results
    .filter(({ POSTAL, ROAD_NAME }) => POSTAL.trim() === postalCode && placeName(ROAD_NAME) !== '')
    .map((result) => ({
      postalCode,
      block: placeName(result.BLK_NO).toUpperCase(),
      street: placeName(result.ROAD_NAME),
      building: placeName(result.BUILDING),
      latitude: degrees(result.LATITUDE),
      longitude: degrees(result.LONGITUDE ?? result.LONGTITUDE),
    }));
  return [...new Map(found.map((row) => [JSON.stringify([row.block, row.street, row.building]), row])).values()];
};
