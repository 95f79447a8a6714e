import type { Actor } from '#platform/contract/actor.ts';
import type { Reading } from '#platform/server/context.ts';
import { Status } from '../status/status.words.ts';
import {
  askPrepared,
  type CountsAndRow,
  countsAndPage,
  countsIn,
  type ListQuery,
  type ListResult,
  type ListStatuses,
  rowsIn,
  type Statement,
  textOfMember,
} from './query.server.ts';

export const listOwn = async (at: Reading, query: ListQuery, { chosen }: ListStatuses): Promise<ListResult> => {
  const counted = await askPrepared<CountsAndRow>(at, ownList(query, at.actor, chosen));
  return { rows: rowsIn(counted), ...countsIn(counted[0], chosen), commission: counted[0]?.commission ?? 0 };
};

/**
 * Reads only rows of which the actor is a member, so that the cost depends on their number, not on that of the agency.
 */
const ownList = (query: ListQuery, actor: Actor, chosen: number[]): Statement =>
  countsAndPage(
    actor,
    query,
    chosen,
    (filters, values) => `esubmission_member m JOIN esubmission e ON e.id = m.esubmission_id
  WHERE m.user_id = ${values.add(actor.userId)} AND e.deleted_at IS NULL
    AND ${query.own ? isOwner : `(${isOwner} OR e.status <> ${Status.draft})`}${filters}`,
    textOfMember,
  );

const isOwner = "m.capacity = 'OWNER'";
