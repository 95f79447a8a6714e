export { forgetFile, keepFile, keepFiles, storageKeyOf, takeFile } from './keep-file.ts';
export { presentFile } from './present-file.ts';
export { type FileMaker, type FileOwner, fileMakers, fileOwners, readFile, sendFile } from './read-file.ts';
export { storedFilePublic } from './tables.ts';
export { openUploaded, readUploaded } from './uploads/read-uploaded.ts';
export { type GivenFile, receiveFile } from './uploads/receive-file.ts';
