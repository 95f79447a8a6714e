import { mostTodos } from '#platform/contract/todo.ts';
import type { TodoSource } from '#platform/server/dashboard.ts';
import { ask } from '#platform/server/database/ask.ts';
import { circularAddress } from '../circulars.words.ts';
import { isOpen, joinRead, readerOf } from '../scope.server.ts';

const open = `
  SELECT c.id, c.ref_no AS "refNo", c.title, c.acknowledge_by AS "acknowledgeBy", count(*) OVER ()::int AS all
  FROM circular c ${joinRead} WHERE ${isOpen} ORDER BY c.acknowledge_by, c.id LIMIT ${mostTodos}`;

type Found = { id: string; refNo: string; title: string; acknowledgeBy: string; all: number };

/** Circulars that a salesperson has to acknowledge, for To do. */
export const circularTodos: TodoSource = {
  isFor: ({ role }) => role === 'salesperson',
  read: async (at) => {
    const { now, keys, person } = await readerOf(at);
    const found = await ask<Found>(at.db, open, { now, keys, person });
    const rows = found.map(({ id, refNo, title, acknowledgeBy }) => ({
      key: `circular ${id}`,
      kind: 'circular' as const,
      what: `Acknowledge ${refNo || title}`,
      which: refNo && title,
      day: acknowledgeBy,
      dayIs: 'due' as const,
      to: circularAddress(id),
      verb: 'Read',
    }));
    return { rows, more: (found[0]?.all ?? 0) - found.length };
  },
};
