export { Disputed } from './Disputed.tsx';
