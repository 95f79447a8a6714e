import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import type { Agency } from '../contract.ts';
import { type AccountState, accountStateOf, accountStates } from '../words.ts';

const tones: Record<AccountState, Tone> = { TO_APPROVE: 'neutral', APPROVED: 'success', NONE: 'danger' };

/** Whether an agency has an account that it can be paid to. */
export function AccountBadge({ agency }: { agency: Agency }) {
  const state = accountStateOf(agency);
  return <StatusBadge tone={tones[state]}>{accountStates[state]}</StatusBadge>;
}
