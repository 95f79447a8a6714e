import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import { type BatchState, batchStates } from './batches.words.ts';

const tones: Record<BatchState, Tone> = {
  RUNNING: 'info',
  WAITING: 'warning',
  DONE: 'success',
  REFUSED: 'danger',
  FAILED: 'danger',
  DISCARDED: 'neutral',
  REVERSED: 'neutral',
};

export function StateBadge({ state }: { state: BatchState }) {
  return <StatusBadge tone={tones[state]}>{batchStates[state]}</StatusBadge>;
}
