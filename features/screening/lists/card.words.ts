import { isCompliance } from '#platform/contract/actor.ts';
import type { Card } from '#platform/contract/card.ts';

/** Required lists that are missing or old. */
export const lackingListsCard: Card = {
  id: 'screening-lists',
  title: 'Screening lists',
  order: 10,
  width: 'full',
  isFor: isCompliance,
};
