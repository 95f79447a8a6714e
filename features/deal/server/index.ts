export { deals } from './deals.ts';
export { deal, dealShare } from './tables.ts';
