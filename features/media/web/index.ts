export { AttachedFiles } from './AttachedFiles.tsx';
export { acceptedFiles } from './acceptedFiles.ts';
export { DownloadFile, FileDialog } from './FileDialog.tsx';
export { FileView } from './FileView.tsx';
export { fileAddress } from './files.ts';
export { uploadFor } from './uploadFor.ts';
