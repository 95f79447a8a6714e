import * as z from 'zod';
import { postalCode } from '#features/property/contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';

export const PostalAddress = z.object({
  postalCode: z.string(),
  block: z.string(),
  street: z.string(),
  building: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type PostalAddress = z.output<typeof PostalAddress>;

export const postal = {
  lookUp: endpoint({
    method: 'GET',
    base: 'postal',
    path: '/v1/postal-codes/{postalCode}',
    who: 'signed-in',
    summary: 'The addresses of a postal code as far as they are known, and its district.',
    params: z.strictObject({ postalCode: postalCode() }),
    data: z.object({
      postalCode: z.string(),
      district: z.string().nullable(),
      /** Whether the list of postal codes has this code; null if no list was imported. */
      isListed: z.boolean().nullable(),
      rows: z.array(PostalAddress),
    }),
  }),
};
