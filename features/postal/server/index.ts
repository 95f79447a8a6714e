export { findAddresses } from './find-addresses.ts';
export { importPostal } from './import-postal.ts';
export { readPostalFile } from './read-postal-file.ts';
export { postalRoutes } from './routes.ts';
