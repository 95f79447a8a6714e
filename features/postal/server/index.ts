export { findAddresses } from './find-addresses.ts';
export { importPostal } from './import-postal.ts';
