export { allocation } from './tables.ts';
