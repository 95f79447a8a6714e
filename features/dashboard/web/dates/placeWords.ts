import type { KeyDate } from '#platform/contract/key-date.ts';

/** What it is about and where, in a line. */
export const placeWords = ({ about = '', place }: Pick<KeyDate, 'about' | 'place'>): string =>
  [about, place].filter(Boolean).join(', ');
