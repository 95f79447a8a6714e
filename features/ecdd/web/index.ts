export { RatingBadge } from './form/RatingPanel.tsx';
