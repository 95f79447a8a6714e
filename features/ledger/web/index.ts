export { seesMoney } from './permissions.ts';
