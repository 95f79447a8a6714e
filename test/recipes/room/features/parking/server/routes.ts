import { and, asc, eq } from 'drizzle-orm';
import { implement } from '#platform/server/http/implement.ts';
import { parking } from '../contract.ts';
import { parkingPlace } from './tables.ts';

export const parkingRoutes = implement('parking', parking, {
  list: async (at, { query: { pageNumber, pageSize, floor } }) => {
    const where = and(floor ? eq(parkingPlace.floor, Number(floor)) : undefined);
    const rows = await at.db
      .select()
      .from(parkingPlace)
      .where(where)
      .orderBy(asc(parkingPlace.name))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize);
    return { rows, totalRecords: await at.db.$count(parkingPlace, where) };
  },
});
