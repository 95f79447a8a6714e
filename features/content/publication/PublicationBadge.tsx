import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import { type PublicationState, publicationStates } from './publication.rules.ts';

const tones: Record<PublicationState, Tone> = {
  draft: 'neutral',
  scheduled: 'info',
  published: 'success',
  archived: 'neutral',
};

export const PublicationBadge = ({ state }: { state: PublicationState }) => (
  <StatusBadge tone={tones[state]}>{publicationStates[state]}</StatusBadge>
);
