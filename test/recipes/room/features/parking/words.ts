import type { Card } from '#platform/contract/card.ts';
import { choice, count, id, listFields, text } from '#platform/contract/list-fields.ts';

export const parkingCard: Card = { id: 'parking', title: 'Parking', order: 95, width: 'narrow', isFor: () => true };

export const placeStates = { FREE: 'Free', TAKEN: 'Taken' } as const;
export type PlaceState = keyof typeof placeStates;

export const placeFields = listFields({
  placeId: { is: id },
  name: { label: 'Place', is: text(12) },
  floor: { label: 'Floor', is: count() },
  state: { label: 'State', is: choice(placeStates, 12) },
  note: { label: 'Note', is: text(40) },
});
