export { StateBadge } from './cases/StateBadge.tsx';
