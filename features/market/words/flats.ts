import { hdbTowns } from '#features/property/words/details.ts';

export const flatTypes = {
  '1 ROOM': '1 room',
  '2 ROOM': '2 room',
  '3 ROOM': '3 room',
  '4 ROOM': '4 room',
  '5 ROOM': '5 room',
  EXECUTIVE: 'Executive',
  'MULTI GENERATION': 'Multi-generation',
} as const;
export type FlatType = keyof typeof flatTypes;

/** The towns that files of HDB name, more than have flats for sale. */
export const marketTowns = [...hdbTowns, 'Lim Chu Kang'].sort() as string[];
