export { addGstRate, gstRateFrom } from './gst-rates.ts';
export {
  addLetterhead,
  currentLetterhead,
  drawnLetterhead,
  findLetterhead,
  readIssuer,
  withLetterhead,
} from './letterhead.ts';
export { takePaperNumbers } from './paper-numbers.ts';
export { type Gst, gstAt, readGst, readGstRates, requireGstSaid } from './read-gst.ts';
export { registeredName } from './registered-name.ts';
