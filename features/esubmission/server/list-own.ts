import type { Reading } from '#platform/server/context.ts';
import { countsAndPage } from './counts-and-page.ts';
import type { ListQuery } from './list-conditions.ts';
import {
  askPrepared,
  type CountsAndRow,
  countsIn,
  type Found,
  rowsIn,
  type Shelf,
  type Statement,
} from './list-found.ts';

export const listOwn = async (at: Reading, query: ListQuery, { chosen }: Shelf): Promise<Found> => {
  const found = await askPrepared<CountsAndRow>(at, ownList(query, at.actor.userId, chosen));
  return { rows: rowsIn(found), ...countsIn(found[0], chosen) };
};

/** It walks the rows that the person is a member of and no others, so that it costs what they have, not what the agency has. */
const ownList = (query: ListQuery, userId: string, chosen: number[]): Statement =>
  countsAndPage(
    query,
    chosen,
    (filters, values) => `esubmission_member m JOIN esubmission e ON e.id = m.esubmission_id
  WHERE m.user_id = ${values.add(userId)} AND e.deleted_at IS NULL
    AND ${query.own ? isOwner : `(${isOwner} OR e.status <> 1)`}${filters}`,
  );

const isOwner = "m.capacity = 'OWNER'";
