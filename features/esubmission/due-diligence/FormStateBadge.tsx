import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import { type FormLineState, formLineStates } from './due-diligence.words.ts';

const tones: Record<FormLineState, Tone> = {
  NOT_STARTED: 'neutral',
  STARTED: 'neutral',
  SENT: 'info',
  DECLINED: 'danger',
  OUTDATED: 'danger',
  SIGNED: 'success',
  PENDING: 'progress',
  DONE: 'success',
};

export const FormStateBadge = ({ state }: { state: FormLineState }) => (
  <StatusBadge tone={tones[state]}>{formLineStates[state]}</StatusBadge>
);
