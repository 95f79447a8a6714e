import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import { type Approval, approvals, type Standing, standings } from './cpd.words.ts';
import { type RegistrationState, registrationStates } from './registrations/registrations.words.ts';

const tonesOfStanding: Record<Standing, Tone> = {
  MET: 'success',
  OPEN: 'neutral',
  MISSED: 'danger',
  EXEMPT: 'neutral',
  NO_RULE: 'neutral',
};

export const StandingBadge = ({ standing }: { standing: Standing }) => (
  <StatusBadge tone={tonesOfStanding[standing]}>{standings[standing]}</StatusBadge>
);

const tonesOfRegistration: Record<RegistrationState, Tone> = {
  REGISTERED: 'info',
  WAITING: 'neutral',
  ATTENDED: 'success',
  NO_SHOW: 'danger',
  CANCELLED: 'neutral',
  CALLED_OFF: 'danger',
};

export const RegistrationBadge = ({ state }: { state: RegistrationState }) => (
  <StatusBadge tone={tonesOfRegistration[state]}>{registrationStates[state]}</StatusBadge>
);

const tonesOfApproval: Record<Approval, Tone> = { PENDING: 'neutral', APPROVED: 'success', REJECTED: 'danger' };

export const ApprovalBadge = ({ approval }: { approval: Approval }) => (
  <StatusBadge tone={tonesOfApproval[approval]}>{approvals[approval]}</StatusBadge>
);
