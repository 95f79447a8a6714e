export { type Gst, gstAt, readGst, readGstRates } from './read-gst.ts';
