import { and, eq } from 'drizzle-orm';
import type { Reading } from '#platform/server/context.ts';
import { folded, hasWords } from '#platform/server/database/search.ts';
import { aliased } from '#platform/server/database/statement-of.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { placeList } from '../contract.ts';
import { parkingPlace } from './tables.ts';

const columns = {
  placeId: parkingPlace.id,
  name: parkingPlace.name,
  floor: parkingPlace.floor,
  state: parkingPlace.state,
  note: parkingPlace.note,
};

/** The places as the list and the page of one read them. */
export const placeRows = ({ db }: Reading) => db.select(aliased(columns)).from(parkingPlace);

export const listPlaces = serveList(placeList, {
  name: 'parking-places',
  title: 'Parking places',
  action: 'parking.exported',
  last: 'placeId',
  rows: (at, { search, floor, state }) =>
    placeRows(at).where(
      and(
        floor ? eq(parkingPlace.floor, Number(floor)) : undefined,
        state ? eq(parkingPlace.state, state) : undefined,
        hasWords(search, folded(parkingPlace.name), folded(parkingPlace.note)),
      ),
    ),
});
