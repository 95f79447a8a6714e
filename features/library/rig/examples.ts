import { samplePdf } from '#platform/server/storage/sample-files.ts';
import type { Examples } from '#test/access.ts';
import type { library } from '../room.calls.ts';

const id = '00000000-0000-4000-8000-000000000000';
const none = { params: { id }, refused: 404 } as const;
const uploaded = { ...none, body: { effectiveOn: '2026-01-01' }, file: { name: 'Form 5.pdf', bytes: samplePdf() } };

/** There is no form of a fixture: only the desk can add one. */
export const examples: Examples<typeof library> = {
  calls: {
    folders: {},
    deskFolders: {},
    addFolder: { body: { name: 'HDB', parentId: null } },
    changeFolder: { ...none, body: { name: 'HDB', isHidden: true } },
    placeFolder: { ...none, body: { parentId: null, beforeId: null } },
    binFolder: none,
    restoreFolder: none,
    bin: {},
    folderFiles: none,
    files: { query: { search: 'tenancy', folder: id } },
    filesSheet: { query: { search: 'tenancy' } },
    file: none,
    download: { ...none, query: { version: '1' } },
    addForm: uploaded,
    addVersion: uploaded,
    removeVersion: { params: { id, version: '2' }, refused: 404 },
    renameForm: { ...none, body: { name: 'Form 5' } },
    moveForms: { body: { ids: [id], folderId: id }, refused: 404 },
    binForms: { body: { ids: [id] }, refused: 404 },
    restoreForms: { body: { ids: [id] }, refused: 404 },
  },
};
