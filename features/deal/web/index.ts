export { Completion } from './Completion.tsx';
export { DealBadge } from './DealBadge.tsx';
