import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { page, pageQuery } from '#platform/contract/paging.ts';

/** The card of the home page. */
export const Parking = z.object({ places: z.int() });
export type Parking = z.output<typeof Parking>;

export const parking = {
  list: endpoint({
    method: 'GET',
    path: '/v1/parking-places',
    who: 'signed-in',
    summary: 'The parking places of the agency.',
    query: z.strictObject({ ...pageQuery(['Name']), floor: z.enum(['1', '2']).optional() }),
    data: page(z.object({ name: z.string() })),
  }),
};
