import { implement } from '#platform/server/http/implement.ts';
import { parking } from '../contract.ts';
import { changePlace, readPlace } from './change-place.ts';
import { listPlaces } from './list-places.ts';

export const parkingRoutes = implement('parking', parking, {
  list: listPlaces.page,
  sheet: listPlaces.file,
  place: readPlace,
  change: changePlace,
});
