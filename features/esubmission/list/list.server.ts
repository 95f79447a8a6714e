import type { Actor } from '#platform/contract/actor.ts';
import { searchWords } from '#platform/contract/fold/fold-text.ts';
import type { Reading } from '#platform/server/context.ts';
import { deskStatuses, heldOf } from '../record/policy.server.ts';
import { presentStatus } from '../status/present-status.server.ts';
import { statusIds } from '../status/status.words.ts';
import { namesOfFilters } from './agents.server.ts';
import { listAll } from './list-all.server.ts';
import { listOwn } from './list-own.server.ts';
import type { ListQuery, ListStatuses } from './query.server.ts';
import { presentRow } from './row.server.ts';
import { searchAll } from './search-all.server.ts';

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
  const wanted = status?.map(Number);
  const chosen = wanted ? visible.filter((id) => wanted.includes(id)) : visible;
  return { visible, chosen, only: isOwn ? '' : heldOf(actor, 'e') };
};
