import { isCompliance } from '#platform/contract/actor.ts';
import type { Card } from '#platform/contract/card.ts';

/** Which lists that must be there are missing or old. */
export const lackingListsCard: Card = {
  id: 'screening-lists',
  title: 'Screening lists',
  order: 10,
  width: 'full',
  isFor: isCompliance,
};
