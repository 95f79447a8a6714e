import type { Actor } from '#platform/contract/actor.ts';
import type { Reading } from '#platform/server/context.ts';
import { searchWords } from '../search-text.ts';
import { statusIds } from '../words.ts';
import { listAll } from './list-all.ts';
import type { ListQuery } from './list-conditions.ts';
import type { Shelf } from './list-found.ts';
import { listOwn } from './list-own.ts';
import { presentRow } from './list-row.ts';
import { deskStatuses, heldOf } from './policy.ts';
import { presentStatus } from './present-status.ts';
import { searchAll } from './search-all.ts';

/** GET esubmissions: my own, exactly counted; for staff everybody's, counted as far as that is cheap. */
export const listEsubmissions = async (at: Reading, query: ListQuery) => {
  const isOwn = at.actor.role === 'salesperson';
  const shelf = shelfOf(at.actor, query.status);
  const list = isOwn ? listOwn : searchWords(query.search ?? '').length > 0 ? searchAll : listAll;
  const { rows, total, counts } = await list(at, query, shelf);
  return {
    rows: rows.map((row) => presentRow(row, at.actor)),
    totalRecords: total.count,
    totalIsCapped: total.isCapped,
    statusCounts: statusIds
      .filter((id) => shelf.visible.includes(id))
      .map((id) => ({ ...presentStatus(at.actor, id), ...(counts[id] ?? { count: 0, isCapped: false }) })),
  };
};

/** The statuses that an actor sees in lists, those of them that are asked for, and which rows of them. */
export const shelfOf = (actor: Actor, status?: string[]): Shelf => {
  const isOwn = actor.role === 'salesperson';
  const visible = isOwn ? statusIds : deskStatuses(actor);
  const asked = status?.map(Number);
  const chosen = asked ? visible.filter((id) => asked.includes(id)) : visible;
  return { visible, chosen, only: isOwn ? '' : heldOf(actor, 'e') };
};
