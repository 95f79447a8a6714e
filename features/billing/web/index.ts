export { Disputed, WithReason } from './Disputed.tsx';
