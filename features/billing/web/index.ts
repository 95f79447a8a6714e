export { Disputed, disputedBecause, WithReason } from './Disputed.tsx';
export { otherApprovals } from './requests/otherApprovals.ts';
