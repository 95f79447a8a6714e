import { isCompliance } from '#platform/contract/actor.ts';
import type { Card } from '#platform/contract/card.ts';

/** Undecided hits. Only compliance sees them. */
export const waitingHitsCard: Card = {
  id: 'screening-hits',
  title: 'Screening hits',
  order: 11,
  width: 'full',
  isFor: isCompliance,
  startsOff: true,
};
