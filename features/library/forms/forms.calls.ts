import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, id, requiredText, text } from '#platform/contract/fields.ts';
import { uploadedMediaTypes } from '#platform/contract/files.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { formFields } from '../library.words.ts';

const ofForm = z.strictObject({ id: id() });
const ids = z.array(id()).min(1).max(200, 'At most 200 forms at a time.');

export const formList = listCalls(formFields, {
  who: 'signed-in',
  path: '/v1/files',
  summary: 'The official forms of all folders, the newest first, each in the version in force.',
  fileSummary: 'The list of official forms as an Excel file, by the same filters.',
  filters: {
    /** Words of the name of a form or of its folders. */
    search: text(100).optional(),
    /** A folder, with those below it. */
    folder: id().optional(),
  },
  sorts: { UploadTime: 'uploadTime', FileName: 'fileName', Folder: 'folder', EffectiveOn: 'effectiveOn' },
});

/** A form in the version in force. */
export const Form = formList.row;
export type Form = z.output<typeof Form>;

const Version = Form.pick({
  version: true,
  fileId: true,
  fileName: true,
  contentType: true,
  size: true,
  effectiveOn: true,
  supersededOn: true,
  uploadTime: true,
}).extend({ uploadedBy: z.string() });
export type Version = z.output<typeof Version>;

export const FormRecord = Form.extend({ name: z.string(), versions: z.array(Version) });
export type FormRecord = z.output<typeof FormRecord>;

const uploaded = {
  who: 'desk:content',
  body: z.strictObject({
    uploadId: id().optional(),
    /** From when it is in force: today, if nothing is said. */
    effectiveOn: day().optional(),
  }),
  data: FormRecord,
  upload: 'or-earlier',
  transaction: 'own',
  refuses: ['conflict', 'missing'],
} as const;

/** The forms, and what the desk does with them. */
export const formCalls = {
  folderFiles: endpoint({
    method: 'GET',
    path: '/v1/folders/{id}/files',
    who: 'signed-in',
    summary: 'The forms of a folder, the newest first, each in the version in force.',
    params: z.strictObject({ id: id() }),
    data: z.array(Form),
  }),
  files: formList.list,
  filesSheet: formList.file,
  file: endpoint({
    method: 'GET',
    path: '/v1/file/{id}',
    who: 'signed-in',
    summary: 'A form with all its versions, the newest first.',
    params: ofForm,
    data: FormRecord,
  }),
  download: endpoint({
    method: 'GET',
    path: '/v1/file/{id}/download',
    who: 'signed-in',
    summary: 'The file of a form: of the version in force, or of the one that is named.',
    params: ofForm,
    query: z.strictObject({ version: z.coerce.number().int().min(1).max(100_000).optional() }),
    file: uploadedMediaTypes,
  }),
  addForm: endpoint({
    ...uploaded,
    method: 'POST',
    path: '/v1/folders/{id}/files',
    summary:
      'Adds a form to a folder: multipart, or the id of a finished resumable upload. It is named after its file.',
    params: z.strictObject({ id: id() }),
    message: 'Form uploaded.',
  }),
  addVersion: endpoint({
    ...uploaded,
    method: 'POST',
    path: '/v1/file/{id}/versions',
    summary: 'Adds a newer version to a form: multipart, or the id of a finished resumable upload.',
    params: ofForm,
    message: 'New version uploaded.',
  }),
  removeVersion: endpoint({
    method: 'DELETE',
    path: '/v1/file/{id}/versions/{version}',
    who: 'desk:content',
    summary: 'Removes the last version of a form, which was uploaded by mistake.',
    params: z.strictObject({ id: id(), version: z.coerce.number().int().min(1).max(100_000) }),
    message: 'Version removed.',
    refuses: ['conflict', 'missing'],
  }),
  renameForm: endpoint({
    method: 'PUT',
    path: '/v1/file/{id}',
    who: 'desk:content',
    summary: 'Renames a form. Its ending is that of its file.',
    params: ofForm,
    body: z.strictObject({ name: requiredText(120) }),
    record: FormRecord,
    elsewhere: { folderId: 'PUT /api/v1/files/folder' },
    message: 'Form renamed.',
    refuses: ['conflict', 'missing'],
  }),
  moveForms: endpoint({
    method: 'PUT',
    path: '/v1/files/folder',
    who: 'desk:content',
    summary: 'Moves forms to a folder, all or none of them.',
    command: true,
    body: z.strictObject({ ids, folderId: id() }),
    message: 'Moved.',
    refuses: ['conflict', 'missing'],
  }),
  binForms: endpoint({
    method: 'PUT',
    path: '/v1/files/bin',
    who: 'desk:content',
    summary: 'Moves forms to the bin, all or none of them.',
    command: true,
    body: z.strictObject({ ids }),
    message: 'Moved to the bin.',
    refuses: ['missing'],
  }),
  restoreForms: endpoint({
    method: 'PUT',
    path: '/v1/files/restore',
    who: 'desk:content',
    summary: 'Takes forms out of the bin, back to their folders.',
    command: true,
    body: z.strictObject({ ids }),
    message: 'Restored.',
    refuses: ['conflict', 'missing'],
  }),
};
