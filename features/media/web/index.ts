export { resumableUploads } from '../words.ts';
