import { implement } from '#platform/server/http/implement.ts';
import { library } from '../contract/index.ts';
import { readBin } from './bin/read-bin.ts';
import { addFolder, binFolder, changeFolder, placeFolder, restoreFolder } from './folders/change-folders.ts';
import { readDeskFolders, readFolders } from './folders/read-folders.ts';
import { binForms, moveForms, removeVersion, renameForm, restoreForms } from './forms/change-forms.ts';
import { downloadForm, forms, readFolderFiles, readFormCall } from './forms/read-forms.ts';
import { addForm, addVersion } from './forms/upload-forms.ts';

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
