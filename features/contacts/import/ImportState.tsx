import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Import } from './import.calls.ts';
import { importStates } from './import.words.ts';

const tones = { PREVIEW: 'info', RUNNING: 'info', DONE: 'success', UNDOING: 'info', UNDONE: 'neutral' } as const;

export const ImportState = ({ of: { state } }: { of: Import }) => (
  <StatusBadge tone={tones[state]}>{importStates[state]}</StatusBadge>
);
