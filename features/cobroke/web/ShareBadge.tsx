import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import { type ShareState, shareStates } from '../words.ts';

const tones: Record<ShareState, Tone> = {
  PENDING: 'neutral',
  NO_AGENCY: 'danger',
  NO_ACCOUNT: 'warning',
  NO_INVOICE: 'neutral',
  OTHER_INVOICE: 'warning',
  READY: 'info',
  TAKEN: 'success',
  WENT_BACK: 'neutral',
  OWED: 'danger',
};

export const ShareBadge = ({ state }: { state: ShareState }) => (
  <StatusBadge tone={tones[state]}>{shareStates[state]}</StatusBadge>
);
