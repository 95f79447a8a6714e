import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import { type FormState, formStates } from './forms.words.ts';

const tones: Record<FormState, Tone> = {
  INCOMPLETE: 'neutral',
  COMPLETE: 'neutral',
  SENT: 'info',
  DECLINED: 'danger',
  PENDING: 'progress',
  DONE: 'success',
};

export const FormBadge = ({ state }: { state: FormState }) => (
  <StatusBadge tone={tones[state]}>{formStates[state]}</StatusBadge>
);

/** A form whose signature is too old to be used. */
export const ExpiredBadge = () => <StatusBadge tone="warning">Expired</StatusBadge>;
