import type { Card } from '#platform/contract/card.ts';

/** The customers whom a salesperson is to get in touch with today. */
export const followUpsCard: Card = {
  id: 'follow-ups',
  title: 'Follow-ups',
  order: 11,
  width: 'full',
  isFor: ({ role }) => role === 'salesperson',
  startsOff: true,
};
