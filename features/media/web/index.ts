export { resumableUploads } from '../address.ts';
