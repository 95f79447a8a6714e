export { takePaperNumbers } from './paper-numbers.ts';
export { type Gst, gstAt, readGst, readGstRates } from './read-gst.ts';
