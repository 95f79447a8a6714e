export { Completion } from './Completion.tsx';
