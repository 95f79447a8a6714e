import type { Actor } from '#platform/contract/actor.ts';
import { searchWords } from '#platform/contract/fold/fold-text.ts';
import type { Reading } from '#platform/server/context.ts';
import { statusIds } from '../../words/status.ts';
import { deskStatuses, heldOf } from '../core/policy.ts';
import { presentStatus } from '../core/present-status.ts';
import { namesOfFilters } from './agents.ts';
import { listAll } from './list-all.ts';
import { listOwn } from './list-own.ts';
import type { ListQuery, ListStatuses } from './query.ts';
import { presentRow } from './row.ts';
import { searchAll } from './search-all.ts';

/** The list of a salesperson with exact counts; for staff the list of all submissions, with counts up to a limit. */
export const listEsubmissions = async (at: Reading, query: ListQuery) => {
  const isOwn = at.actor.role === 'salesperson';
  const statuses = listStatusesOf(at.actor, query.status);
  const list = isOwn ? listOwn : searchWords(query.search ?? '').length > 0 ? searchAll : listAll;
  const { rows, total, counts, commission = null } = await list(at, query, statuses);
  return {
    rows: rows.map((row) => presentRow(row, at.actor)),
    totalRecords: total.count,
    totalIsCapped: total.isCapped,
    commissionCents: commission,
    ...(await namesOfFilters(at, query)),
    statusCounts: statusIds
      .filter((id) => statuses.visible.includes(id))
      .map((id) => ({ ...presentStatus(at.actor, id), ...(counts[id] ?? { count: 0, isCapped: false }) })),
  };
};

/** The statuses that an actor sees in lists, and those of them that the query filters by. */
export const listStatusesOf = (actor: Actor, status?: string[]): ListStatuses => {
  const isOwn = actor.role === 'salesperson';
  const visible = isOwn ? statusIds : deskStatuses(actor);
  const asked = status?.map(Number);
  const chosen = asked ? visible.filter((id) => asked.includes(id)) : visible;
  return { visible, chosen, only: isOwn ? '' : heldOf(actor, 'e') };
};
