export { printSheet } from './print-sheets.ts';
export { readKnown } from './read-rules.ts';
