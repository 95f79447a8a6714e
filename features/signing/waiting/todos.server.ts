import { dayOf } from '#platform/contract/days.ts';
import { mostTodos, type Todo } from '#platform/contract/todo.ts';
import type { TodoSource } from '#platform/server/dashboard.ts';
import { readUrgent, type Urgent } from './home.server.ts';
import { waitingAddress, waitingCard } from './waiting.words.ts';

/** Customers who declined, whom no mail reached, or whose link has ended or is about to, for To do. */
export const customerTodos: TodoSource = {
  isFor: waitingCard.isFor,
  read: async (at) => ({ rows: (await readUrgent(at, mostTodos)).map(todoOf), more: 0 }),
};

const todoOf = (row: Urgent): Todo => {
  const { words, show } = caseOf(row);
  // A link that ends has a last day; all else has waited since something went wrong.
  const hasLastDay = show === 'EXPIRING' || row.state === 'EXPIRED';
  return {
    key: `request ${row.requestId}`,
    kind: 'customer',
    what: `${row.recipientName} ${words}`,
    which: [row.title, row.about].filter(Boolean).join(' · '),
    day: dayOf(hasLastDay ? row.expiresAt : row.waitsSince),
    dayIs: hasLastDay ? 'due' : 'since',
    to: waitingAddress(show),
    verb: 'Open',
  };
};

const caseOf = ({ state, isUndelivered }: Urgent) => {
  if (isUndelivered) return { words: 'got no email', show: 'UNDELIVERED' } as const;
  if (state === 'DECLINED') return { words: 'declined to sign', show: 'DECLINED' } as const;
  if (state === 'LOCKED') return { words: 'is locked out', show: 'ENDED' } as const;
  if (state === 'EXPIRED') return { words: 'did not sign in time', show: 'ENDED' } as const;
  return { words: 'has not signed yet', show: 'EXPIRING' } as const;
};
