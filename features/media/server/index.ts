export { mediaJobs } from './jobs.ts';
export { forgetFile, keepFile, takeFile } from './keep-file.ts';
export { presentFile } from './present-file.ts';
export type { FileOwner } from './read-file.ts';
export { mediaRoutes } from './routes.ts';
export { storedFile } from './tables.ts';
export { takeUpload } from './uploads/take-upload.ts';
export { uploadRoutes } from './uploads/upload-server.ts';
