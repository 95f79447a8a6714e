import { implement } from '#platform/server/http/implement.ts';
import { readBin } from './bin/read-bin.server.ts';
import { addFolder, binFolder, changeFolder, placeFolder, restoreFolder } from './folders/change-folders.server.ts';
import { readDeskFolders, readFolders } from './folders/read-folders.server.ts';
import { binForms, moveForms, removeVersion, renameForm, restoreForms } from './forms/change-forms.server.ts';
import { downloadForm, forms, readFolderFiles, readFormCall } from './forms/read-forms.server.ts';
import { addForm, addVersion } from './forms/upload-forms.server.ts';
import { library } from './room.calls.ts';

export const libraryRoutes = implement('library', library, {
  folders: readFolders,
  deskFolders: readDeskFolders,
  addFolder,
  changeFolder,
  placeFolder,
  binFolder,
  restoreFolder,
  bin: readBin,
  folderFiles: readFolderFiles,
  files: forms.page,
  filesSheet: forms.file,
  file: readFormCall,
  download: downloadForm,
  addForm,
  addVersion,
  removeVersion,
  renameForm,
  moveForms,
  binForms,
  restoreForms,
});
