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

/** Types of flats by their size. */
export const flatGroups: Record<string, FlatType[]> = {
  'small-flats': ['1 ROOM', '2 ROOM'],
  'family-flats': ['3 ROOM', '4 ROOM', '5 ROOM'],
  'large-flats': ['EXECUTIVE', 'MULTI GENERATION'],
};
