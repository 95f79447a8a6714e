export { RatingBadge } from './rating/RatingPanel.tsx';
