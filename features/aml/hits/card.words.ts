import { isCompliance } from '#platform/contract/actor.ts';
import type { Card } from '#platform/contract/card.ts';

/** What the screening found and no officer has decided. Compliance alone learns of it. */
export const waitingHitsCard: Card = {
  id: 'screening-hits',
  title: 'Screening hits',
  order: 11,
  width: 'full',
  isFor: isCompliance,
};
