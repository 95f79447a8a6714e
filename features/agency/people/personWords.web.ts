import { deskWords } from '#features/people/people.words.ts';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import type { PersonRow } from './people.calls.ts';
import { roleWords } from './people.words.ts';

export const stateTones: Record<PersonRow['state'], Tone> = {
  active: 'success',
  invited: 'info',
  disabled: 'neutral',
};

/** `Staff · Submissions, Finance`. */
export const standingWords = ({ role, desks }: Pick<PersonRow, 'role' | 'desks'>): string =>
  [roleWords[role], desks.map((desk) => deskWords[desk]).join(', ')].filter(Boolean).join(' · ');
