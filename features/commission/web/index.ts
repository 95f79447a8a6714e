export { HowComputed } from './HowComputed.tsx';
