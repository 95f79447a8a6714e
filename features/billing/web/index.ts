export { Disputed, disputedBecause, WithReason } from './Disputed.tsx';
