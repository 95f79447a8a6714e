import type { Card } from '#platform/contract/card.ts';

export const parkingCard: Card = { id: 'parking', title: 'Parking', order: 95, width: 'narrow', isFor: () => true };
