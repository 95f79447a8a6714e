export { type ComparedHome, homeComparables } from './ports.ts';
