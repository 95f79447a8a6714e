export { monthWords } from '../words.ts';
export { seesMoney } from './permissions.ts';
