export { readKnown } from './rates/read-rules.server.ts';
export { printSheet } from './sheet/print-sheets.server.ts';
