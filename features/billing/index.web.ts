export { Disputed, disputedBecause, WithReason } from './disputes/Disputed.tsx';
export { otherApprovals } from './requests/otherApprovals.web.ts';
