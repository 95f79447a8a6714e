import { IconArchive, IconPencil } from '@tabler/icons-react';
import { type PublicationState, publicationStates } from '#features/content/rules/publication.ts';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { type Tone, toneIcons } from '#platform/web/kit/status/tone.ts';

const tones: Record<PublicationState, Tone> = {
  draft: 'neutral',
  scheduled: 'info',
  published: 'success',
  archived: 'neutral',
};
const icons = { draft: IconPencil, scheduled: toneIcons.info, published: toneIcons.success, archived: IconArchive };

export const StateBadge = ({ state }: { state: PublicationState }) => (
  <StatusBadge tone={tones[state]} icon={icons[state]}>
    {publicationStates[state]}
  </StatusBadge>
);
