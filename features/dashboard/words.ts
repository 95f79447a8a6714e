import type { Card } from '#platform/contract/card.ts';

/** What waits for a salesperson, in one list. */
export const todoCard: Card = {
  id: 'todo',
  title: 'To do',
  order: 8,
  width: 'wide',
  isFor: ({ role }) => role === 'salesperson',
};

/** What waits for the desks of a person, in one table. */
export const queuesCard: Card = {
  id: 'queues',
  title: 'To do',
  order: 8,
  width: 'full',
  isFor: ({ role }) => role !== 'salesperson',
};

export const keyDatesCard: Card = {
  id: 'key-dates',
  title: 'Key dates',
  order: 40,
  width: 'wide',
  isFor: () => true,
  startsOff: 'staff',
};
