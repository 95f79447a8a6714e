import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf, text } from '#platform/contract/fields.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { placeFields, placeStates } from './words.ts';

/** The card of the home page. */
export const Parking = z.object({ places: z.int() });
export type Parking = z.output<typeof Parking>;

export const placeList = listCalls(placeFields, {
  who: 'signed-in',
  path: '/v1/parking-places',
  summary: 'The parking places of the agency.',
  fileSummary: 'The parking places as an Excel file, by the same filters.',
  filters: {
    /** A part of the name or the note. */
    search: text(60).optional(),
    floor: z.enum(['1', '2']).optional(),
    state: z.enum(keysOf(placeStates)).optional(),
  },
  sorts: { Name: 'name', Floor: 'floor' },
});
export type Place = z.output<typeof placeList.row>;

const one = z.strictObject({ id: id() });

export const parking = {
  list: placeList.list,
  sheet: placeList.file,
  place: endpoint({
    method: 'GET',
    path: '/v1/parking-places/{id}',
    who: 'signed-in',
    summary: 'One parking place.',
    params: one,
    data: placeList.row,
    refuses: ['missing'],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/v1/parking-places/{id}',
    who: 'signed-in',
    summary: 'Says whether a parking place is taken, and by whom.',
    params: one,
    body: z.strictObject({ state: z.enum(keysOf(placeStates)), note: text(80).default('') }),
    message: 'The place is saved.',
    refuses: ['invalid', 'missing'],
  }),
};
