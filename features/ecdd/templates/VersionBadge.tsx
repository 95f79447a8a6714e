import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import type { Version } from './builder.calls.ts';
import { type TemplateState, templateStates } from './builder.words.ts';

const tones: Record<TemplateState, Tone> = { DRAFT: 'neutral', PROPOSED: 'neutral', PUBLISHED: 'neutral' };

type Props = { version: Pick<Version, 'state' | 'validFrom'>; today: string };

/** The state of a version. One whose day is still to come says so. */
export const VersionBadge = ({ version: { state, validFrom }, today }: Props) => (
  <StatusBadge tone={tones[state]}>
    {state === 'PUBLISHED' && validFrom > today ? 'Scheduled' : templateStates[state]}
  </StatusBadge>
);
