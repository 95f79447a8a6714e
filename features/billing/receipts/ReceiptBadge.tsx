import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import { type ReceiptState, receiptStates } from '../billing.words.ts';

const tones: Record<ReceiptState, Tone> = { CLEARING: 'info', CREDIT: 'info', USED: 'success', RETURNED: 'danger' };

export const ReceiptBadge = ({ state }: { state: ReceiptState }) => (
  <StatusBadge tone={tones[state]}>{receiptStates[state]}</StatusBadge>
);
