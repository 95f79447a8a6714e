import type { Card } from '#platform/contract/card.ts';

export const keyDatesCard: Card = {
  id: 'key-dates',
  title: 'Key dates',
  order: 40,
  width: 'full',
  isFor: () => true,
};
